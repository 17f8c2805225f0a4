import { createHash } from 'node:crypto';
import pg from 'pg';

const int8 = 20;
const date = 1082;
pg.types.setTypeParser(int8, Number);
// A date has no time zone: keep the text, a JavaScript Date would move it by some hours.
pg.types.setTypeParser(date, (text) => text);

const names = new Map<string, string>();
const maxNames = 2_000;

export interface PreparedOptions extends pg.ClientConfig {
  /** False where a pooler gives each transaction another session, which knows nothing of our names. */
  prepared?: boolean;
}

/**
 * Names every parametrised statement after its text, so that the database plans it once a session: planning is the
 * larger part of a small query's cost, above all in WebAssembly. Lists go as one array (`= any($1)`), or each
 * length would be a statement of its own.
 */
export class PreparedClient extends pg.Client {
  private readonly options: PreparedOptions;

  constructor(options: PreparedOptions = {}) {
    super(options);
    this.options = options;
    // The pool listens to idle clients alone. A connection lost between two queries of a transaction would otherwise
    // end
    // the process; the next query fails with the reason.
    this.on('error', () => {});
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg.Client.query has ten overloads, all of them pass through here
  override query(text: any, values?: any, callback?: any): any {
    if (
      this.options.prepared === false ||
      typeof text !== 'string' ||
      !Array.isArray(values) ||
      values.length === 0
    ) {
      return super.query(text, values, callback);
    }
    return super.query({ name: nameOf(text), text, values }, callback);
  }
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('md5').update(text).digest('hex');
  if (names.size < maxNames) names.set(text, name);
  return name;
}
