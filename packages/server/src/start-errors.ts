/** A reason not to start that a person can act on: print `message` alone and leave with `exitCode`. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
  readonly code: string;
  readonly exitCode: number;

  constructor(code: string, message: string, exitCode: number, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.exitCode = exitCode;
  }
}

/** Settings that cannot be used, all of them at once. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super('CONFIG', `Settings that cannot be used: ${problems.join('; ')}`, 78);
    this.problems = problems;
  }
}

/** Another process owns the data folder. Two on one embedded database would destroy it. */
export class DataFolderInUseError extends StartError {
  override readonly name = 'DataFolderInUseError';

  constructor(dir: string, owner: string) {
    const who = /^\d+$/.test(owner) ? `process ${owner}` : 'another process';
    super('DATA_FOLDER_IN_USE', `The data folder ${dir} is in use by ${who}; stop it or set ESTELA_DATA`, 73);
  }
}

/** The data folder cannot be made or written. */
export class DataFolderNotWritableError extends StartError {
  override readonly name = 'DataFolderNotWritableError';

  constructor(dir: string, cause: unknown) {
    super(
      'DATA_FOLDER_NOT_WRITABLE',
      `The data folder ${dir} cannot be written (${reasonOf(cause)})`,
      73,
      cause,
    );
  }
}

/** The host is no address of this machine, or has none: no port on it could be listened on. */
const noOwnAddress = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

/** Codes of an address that cannot be listened on, for a reason that a person can act on. */
const unusable = new Set([...noOwnAddress, 'EADDRINUSE', 'EACCES']);

export function isUnusableAddress(error: unknown): boolean {
  return unusable.has(reasonOf(error));
}

/** The address is taken, or may not be used by us. */
export class PortTakenError extends StartError {
  override readonly name = 'PortTakenError';

  constructor(host: string, port: number, cause: unknown) {
    const reason = reasonOf(cause);
    const why = reason === 'EADDRINUSE' ? 'is taken' : `cannot be used (${reason})`;
    const setting = noOwnAddress.has(reason) ? 'HOST to an address of this machine' : 'PORT to another';
    super('PORT_TAKEN', `Port ${port} on ${host} ${why}; set ${setting}`, 69, cause);
  }
}

/** The database did not respond, or rejected us. */
export class DatabaseUnreachableError extends StartError {
  override readonly name = 'DatabaseUnreachableError';

  constructor(where: string, cause: unknown) {
    super('DATABASE_UNREACHABLE', `The database ${where} cannot be used (${reasonOf(cause)})`, 69, cause);
  }
}

/** Migrations are due, and the role that serves may not change the schema. */
export class SchemaBehindError extends StartError {
  override readonly name = 'SchemaBehindError';

  constructor(count: number, cause: unknown) {
    super(
      'SCHEMA_BEHIND',
      `The schema of the database is ${count} ${count === 1 ? 'migration' : 'migrations'} behind, and this role may not change it: run \`npm run -s estela -- migrate\` with a DATABASE_URL of the role that owns it`,
      69,
      cause,
    );
  }
}

function reasonOf(cause: unknown): string {
  const { code, message } = cause as { code?: string; message?: string };
  return code ?? message ?? String(cause);
}
