import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/**
 * Files compressed at once. Node has four threads for this and for reading files: with all of them busy for seconds,
 * every request of a running product that reads one would wait.
 */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** The smallest brotli of some bytes. */
export async function compressed(bytes: Buffer): Promise<Buffer> {
  if (running < atOnce) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return await brotli(bytes, { params });
  } finally {
    // Whoever waits takes this turn over.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
