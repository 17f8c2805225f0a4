const unanswered = new Map<string, string>();

/**
 * The key of a creation. The same creation sent again before any answer came (the first may have arrived)
 * gets the same key, so that the server does not create twice.
 */
export function idempotencyKey(url: string, body: unknown): string {
  const creation = nameOf(url, body);
  const key = unanswered.get(creation) ?? randomId();
  unanswered.set(creation, key);
  return key;
}

/** An answer came: the next creation is another one, even with the same content. */
export function creationAnswered(url: string, body: unknown): void {
  unanswered.delete(nameOf(url, body));
}

function nameOf(url: string, body: unknown): string {
  return `${url} ${JSON.stringify(body) ?? ''}`;
}

/** A version 4 UUID. `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
