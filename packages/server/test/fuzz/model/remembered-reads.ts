import pg from 'pg';

/** The results of the reads of one observation, by statement and values; null outside of one. */
export interface RememberedReads {
  answers: Map<string, Map<string, Promise<unknown>>> | null;
}

/** Runs an observation, which writes nothing: what two of its calls read identically, such as the viewer, is read once. */
export async function readingOnce(reads: RememberedReads, look: () => Promise<unknown>): Promise<void> {
  reads.answers = new Map();
  await look().finally(() => {
    reads.answers = null;
  });
}

/** By statement: they are long, few, and each is looked up thousands of times. */
const areReads = new Map<string, boolean>();

function isRead(text: string): boolean {
  const known = areReads.get(text);
  if (known !== undefined) return known;
  const isOne = /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert|update|delete)\b/i.test(text);
  areReads.set(text, isOne);
  return isOne;
}

/** The values of a statement as one text. Without this the hash of a token would become a list of numbers. */
const textOf = (values: readonly unknown[]) =>
  JSON.stringify(values.map((value) => (Buffer.isBuffer(value) ? value.toString('base64') : value)));

interface Read {
  text: string;
  values: unknown[];
  resolve: (answer: Promise<unknown>) => void;
}

/**
 * A pool that takes part in it, of clients with `pipeline`. The concurrent reads of an observation are sent
 * in one message: most of a small statement's cost is the round trip.
 */
export function readingPool(reads: RememberedReads): typeof pg.Pool {
  return class ReadingPool extends pg.Pool {
    private waiting: Read[] = [];

    // biome-ignore lint/suspicious/noExplicitAny: both overloads of pg.Pool.connect pass through here
    override connect(callback?: any): any {
      if (callback) return super.connect(callback);
      return reads.answers ? Promise.resolve(this.lookingClient()) : super.connect();
    }

    /** A client that connects at its first statement that is not a read, for work that goes on after a response. */
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
