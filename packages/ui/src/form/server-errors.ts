/** What a form keeps of a refusal. Fields hold texts of the server, already in the visitor's language. */
export interface ServerRefusal {
  message: string | undefined;
  /** Key of the `common` namespace, where the server sent no text. */
  messageKey: string | undefined;
  fields: Readonly<Record<string, string>>;
}

interface StatusSetter {
  setStatus: (status?: ServerRefusal) => void;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const transportKeys: Record<string, string> = {
  FETCH_ERROR: 'error.network',
  TIMEOUT_ERROR: 'error.timeout',
  PARSING_ERROR: 'error.server',
  // Codes of our own slice, where there was no answer to take a text from.
  NETWORK: 'error.network',
  TIMEOUT: 'error.timeout',
};

/**
 * Reads a refusal from the body `{ error, message, code, fields }`, or from RTK Query's error that carries it.
 */
export function refusalOf(error: unknown): ServerRefusal {
  const body = isRecord(error) && isRecord(error.data) ? error.data : error;
  const given = isRecord(body) ? body : {};
  const status = isRecord(error) ? (textOf(error.status) ?? textOf(error.code) ?? '') : '';
  // Only a wire answer's text is meant for people; an Error's message is meant for us.
  const message = error instanceof Error ? undefined : (textOf(given.error) ?? textOf(given.message));
  const transport = transportKeys[status];
  // A session that ended has its own dialog over the form, and is over with the next login: no text may outlive it.
  const isUnauthorized = textOf(given.code) === 'UNAUTHORIZED';
  return {
    message: transport || isUnauthorized ? undefined : message,
    messageKey: transport ?? (message || isUnauthorized ? undefined : 'error.unknown'),
    fields: isRecord(given.fields)
      ? Object.fromEntries(
          Object.entries(given.fields).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        )
      : {},
  };
}

/** Puts a server's refusal on the form: each field's text at its field until that field changes, the rest above the buttons. */
export function applyServerErrors(helpers: StatusSetter, error: unknown): void {
  helpers.setStatus(refusalOf(error));
}
