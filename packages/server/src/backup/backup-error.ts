/** A backup that cannot be made or used: its message is all that a person needs to see. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
