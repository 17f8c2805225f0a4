import pg from 'pg';

/** The answers to the reads of one look, by statement and values; null while nobody looks. */
export interface RememberedReads {
  answers: Map<string, Promise<unknown>> | null;
}

/** Runs a look, in which nothing is written: what two of its calls read alike, as who the viewer is, is read once. */
export async function readingOnce(reads: RememberedReads, look: () => Promise<unknown>): Promise<void> {
  reads.answers = new Map();
  await look().finally(() => {
    reads.answers = null;
  });
}

const isRead = (text: string) =>
  /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert|update|delete)\b/i.test(text);

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
      const key = `${text}\0${JSON.stringify(values)}`;
      const known = reads.answers?.get(key);
      if (known) return known;
      const answer = new Promise((resolve) => {
        if (this.waiting.push({ text, values, resolve }) === 1) setImmediate(() => void this.send());
      });
      reads.answers?.set(key, answer);
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
