/** A command that did not reach a product, or was turned away by it. The message says what to do. */
export class RemoteError extends Error {
  readonly code: string;
  readonly exitCode: number;

  constructor(code: string, message: string, exitCode = 3) {
    super(message);
    this.name = 'RemoteError';
    this.code = code;
    this.exitCode = exitCode;
  }
}
