import { Worker } from 'node:worker_threads';
import { limits } from '@estela/contracts';
import type { TextValues } from '../http/texts.ts';
import { workQueue } from '../work-queue.ts';
import { csvProblem } from './csv-problem.ts';

interface CsvText {
  text: string;
  separator: string;
  /** Number of the text's first line in its file. */
  firstLine: number;
}

type Parsed =
  | { problem: { key: string; values?: TextValues }; rows?: undefined }
  | { problem?: undefined; header: string[]; rows: string[] };

/**
 * The slowest file that is not refused takes a second or two on an idle machine. A thread at its limit of memory gets 16 MB
 * more to end with; what is young must fit, or the whole process ends.
 */
const most = { milliseconds: 20_000, megabytes: 256, youngMegabytes: 12 } as const;
/** Milliseconds without a file after which the thread ends. */
const idle = 10_000;

/** The last to wait does so for some seconds. */
const parsing = workQueue(1, { waiting: 16, retryAfter: 5 });

let thread: Worker | undefined;
let ending: NodeJS.Timeout | undefined;

/** Takes the text of a file apart beside the event loop: its header, and its rows as JSON. `within`: milliseconds. */
export function parseInThread(file: CsvText, within: number = most.milliseconds) {
  return parsing(async () => {
    clearTimeout(ending);
    thread ??= startThread();
    const parsed = await answerOf(thread, { ...file, limits: limits.csv }, within);
    ending = setTimeout(endThread, idle).unref();
    if (parsed.problem) throw csvProblem(parsed.problem.key, parsed.problem.values);
    return parsed;
  });
}

function startThread(): Worker {
  const worker = new Worker(new URL('./parse-thread.mjs', import.meta.url), {
    resourceLimits: {
      maxOldGenerationSizeMb: most.megabytes,
      maxYoungGenerationSizeMb: most.youngMegabytes,
    },
  });
  // An idle thread keeps no process alive.
  worker.unref();
  return worker;
}

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}

async function answerOf(worker: Worker, message: object, within: number): Promise<Parsed> {
  let late: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Parsed>((resolve, reject) => {
      late = setTimeout(() => reject(csvProblem('csvTooSlow')), within);
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? csvProblem('csvTooSlow') : error),
      );
      worker.postMessage(message);
    });
  } catch (error) {
    endThread();
    throw error;
  } finally {
    clearTimeout(late);
    worker.removeAllListeners('message');
    worker.removeAllListeners('error');
    // A thread that was ended meanwhile has nobody to report to.
    worker.on('error', () => undefined);
  }
}
