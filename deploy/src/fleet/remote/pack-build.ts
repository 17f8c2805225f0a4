import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { BuildToPublish } from '../../contract/gate.ts';
import { buildReportName } from '../../store/build-report.ts';
import { entryNames, type UploadRequest } from './remote-command.ts';

const compress = promisify(gzip);

/** A build as it is uploaded: the request, what the build says of itself, and the files that the store lacks. */
export async function packBuild(
  { app, folder, declared }: BuildToPublish,
  request: UploadRequest,
  missing: readonly string[],
): Promise<Buffer> {
  const tar = pack();
  const packed = buffer(tar as unknown as Readable);
  tar.entry({ name: entryNames.request }, JSON.stringify(request));
  tar.entry({ name: entryNames.manifest }, JSON.stringify({ name: app, estela: declared }));
  for (const name of [buildReportName, ...missing])
    tar.entry({ name: `dist/${name}` }, await readFile(path.join(folder, name)));
  tar.finalize();
  return compress(await packed);
}
