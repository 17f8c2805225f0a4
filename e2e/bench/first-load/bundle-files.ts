import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { BuildReport, ChunkFiles } from '@estela/contracts/release';

const compress = promisify(brotliCompress);

export interface BundleFile {
  type: string;
  integrity: string;
  bytes: Buffer;
  /** Compressed as fleet does when it publishes; created at the first request. */
  brotli: () => Promise<Buffer>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** The single bundle, as built by `npm run build:mono`. */
export function openBundle(folder: string) {
  const report = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as BuildReport;
  const read = new Map<string, BundleFile>();

  function file(name: string): BundleFile {
    const known = read.get(name) ?? readFile(path.join(folder, name));
    read.set(name, known);
    return known;
  }

  return {
    report,
    file,
    scripts: readdirSync(folder).filter((name) => name.endsWith('.js')),
    /** Files of a named chunk that the page has not requested yet. */
    chunk: (name: string): ChunkFiles => {
      const { js, css } = report.chunks[name] ?? { js: [], css: [] };
      const isNew = (wanted: string) => ![...report.initial.js, ...report.initial.css].includes(wanted);
      return { js: js.filter(isNew), css: css.filter(isNew) };
    },
  };
}

export type Bundle = ReturnType<typeof openBundle>;

function readFile(file: string): BundleFile {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  let small: Promise<Buffer> | undefined;
  return {
    type: types[path.extname(file)] ?? 'application/octet-stream',
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    bytes,
    brotli: () => {
      small ??= compress(bytes, { params });
      return small;
    },
  };
}
