/** Why releases cannot be compared, in one line. `code` ends the command: 2 for what was typed, 3 for the product itself. */
export class CannotCompare extends Error {
  readonly code: 2 | 3;

  constructor(code: 2 | 3, message: string) {
    super(message);
    this.code = code;
  }
}
