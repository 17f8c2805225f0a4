import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Does the client accept this content coding? `br;q=0` means no. */
export function accepts(header: string | undefined, coding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', ...rest] = part.trim().toLowerCase().split(';');
    return name === coding && !rest.some((option) => /^\s*q=0(\.0*)?\s*$/.test(option));
  });
}

export type Coding = 'br' | 'gzip' | undefined;

/** The coding for a response that is compressed on the fly. */
export function codingFor(header: string | undefined): Coding {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : undefined;
}

/** Quality 5: a page of 30 kB takes under a millisecond, and is a few per cent larger than at 11. */
export async function encode(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return coding === 'gzip' ? zip(bytes) : bytes;
}
