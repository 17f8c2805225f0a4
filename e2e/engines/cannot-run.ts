/** Why the screens cannot be looked at, in one line. `code` ends the command: 2 for what was typed or is not installed, 3 for the product. */
export class CannotRun extends Error {
  readonly code: 2 | 3;

  constructor(code: 2 | 3, message: string) {
    super(message);
    this.code = code;
  }
}
