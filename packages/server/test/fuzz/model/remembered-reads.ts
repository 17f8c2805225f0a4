import pg from 'pg';

/** The answers to the reads of one look, by statement and values; null while nobody looks. */
export interface RememberedReads {
  answers: Map<string, Map<string, Promise<unknown>>> | null;
}

/** Runs a look, in which nothing is written: what two of its calls read alike, as who the viewer is, is read once. */
export async function readingOnce(reads: RememberedReads, look: () => Promise<unknown>): Promise<void> {
  reads.answers = new Map();
  await look().finally(() => {
    reads.answers = null;
  });
}

/** By statement: they are long, there are few, and each is looked at thousands of times. */
const areReads = new Map<string, boolean>();

function isRead(text: string): boolean {
  const known = areReads.get(text);
  if (known !== undefined) return known;
  const isOne = /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert|update|delete)\b/i.test(text);
  areReads.set(text, isOne);
  return isOne;
}

/** What a statement is asked with, as one text. The hash of a token would be written out as a list of numbers. */
const textOf = (values: readonly unknown[]) =>
  JSON.stringify(values.map((value) => (Buffer.isBuffer(value) ? value.toString('base64') : value)));

interface Read {
  text: string;
  values: unknown[];
  resolve: (answer: Promise<unknown>) => void;
}

/**
 * A pool that takes part in it, of clients with `pipeline`. What the calls of a look read at the same moment leaves
 * in one message: most of a small statement's cost is its way to the database and back.
 */
export function readingPool(reads: RememberedReads): typeof pg.Pool {
  return class ReadingPool extends pg.Pool {
    private waiting: Read[] = [];

    // biome-ignore lint/suspicious/noExplicitAny: both overloads of pg.Pool.connect pass through here
    override connect(callback?: any): any {
      if (callback) return super.connect(callback);
      return reads.answers ? Promise.resolve(this.lookingClient()) : super.connect();
    }

    /** A client that becomes a real one at its first statement that is no read, as where work goes on behind an answer. */
    private lookingClient() {
      let own: Promise<pg.PoolClient> | undefined;
      return {
        query: async (text: string, values: unknown[]) => {
          if (!own && isRead(text)) return this.read(text, values);
          own ??= super.connect();
          return (await own).query(text, values);
        },
        release: async () => (await own)?.release(),
      };
    }

    private read(text: string, values: unknown[]): Promise<unknown> {
      const alike = reads.answers?.get(text) ?? new Map<string, Promise<unknown>>();
      reads.answers?.set(text, alike);
      const key = textOf(values);
      const known = alike.get(key);
      if (known) return known;
      const answer = new Promise((resolve) => {
        if (this.waiting.push({ text, values, resolve }) === 1) setImmediate(() => void this.send());
      });
      alike.set(key, answer);
      return answer;
    }

    private async send(): Promise<void> {
      const client = await super.connect();
      const asked = this.waiting.splice(0);
      const { stream } = client.connection;
      stream.cork();
      const answers = asked.map(({ text, values, resolve }) => {
        const answer = client.query(text, values);
        resolve(answer);
        return answer;
      });
      stream.uncork();
      await Promise.allSettled(answers);
      client.release();
    }
  };
}
