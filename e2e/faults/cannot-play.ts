/** Why faults cannot be played, in one line. `code` ends the command: 2 for what was typed, 3 for this machine or the product. */
export class CannotPlay extends Error {
  readonly code: 2 | 3;

  constructor(code: 2 | 3, message: string) {
    super(message);
    this.code = code;
  }
}
