import { PreparedClient } from '../../../src/database/prepared-client.ts';

/** The answers to the reads of one look, by statement and values; null while nobody looks. */
export interface RememberedReads {
  answers: Map<string, Promise<unknown>> | null;
}

/** Runs a look, in which nothing is written: what two of its calls read alike, as who the viewer is, is read once. */
export async function readingOnce(reads: RememberedReads, look: () => Promise<void>): Promise<void> {
  reads.answers = new Map();
  await look().finally(() => {
    reads.answers = null;
  });
}

const isRead = (text: string) =>
  /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert|update|delete)\b/i.test(text);

/** A client class that takes part in it. */
export function rememberingClient(reads: RememberedReads): typeof PreparedClient {
  return class extends PreparedClient {
    // biome-ignore lint/suspicious/noExplicitAny: pg.Client.query has ten overloads, all of them pass through here
    override query(text: any, values?: any, callback?: any): any {
      const { answers } = reads;
      if (!answers || callback || typeof text !== 'string' || !isRead(text))
        return super.query(text, values, callback);
      const key = `${text}\0${JSON.stringify(values)}`;
      const known = answers.get(key);
      if (known) return known;
      const answer = super.query(text, values);
      answers.set(key, answer);
      return answer;
    }
  };
}
