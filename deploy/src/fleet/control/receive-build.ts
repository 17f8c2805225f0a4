import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Entry, extract } from 'tar-stream';
import { z } from 'zod';
import { hasCode, StoreError } from '../../errors.ts';
import { makeFolder } from '../../files/durable.ts';
import { readIntact } from '../../files/integrity.ts';
import type { StoreReader } from '../../releases/store-reader.ts';
import { buildReportName } from '../../store/build-report.ts';
import { readBuild } from '../../store/build-to-publish.ts';
import { Refusal } from '../remote/refusal.ts';
import { entryNames, type SentFile, type UploadRequest, uploadSchema } from '../remote/remote-command.ts';
import { knownFiles } from './known-files.ts';
import { checkSizes, uploadLimits } from './upload-limits.ts';

export interface ReceivedBuild {
  request: UploadRequest;
  /** The build as `fleet publish --from` takes it, with the package.json beside it. */
  folder: string;
  remove: () => Promise<void>;
}

/**
 * Takes in an uploaded build: a tar file through gzip with the request, the package.json and the files that the store
 * lacks. An entry is written only where its name is on the request's list, so no name leads anywhere else; links and
 * folders are refused. Whatever goes wrong, nothing stays behind.
 */
export async function receiveBuild(store: StoreReader, app: string, body: Readable): Promise<ReceivedBuild> {
  const top = path.join(store.paths.incoming, `upload-${randomUUID()}`);
  const folder = path.join(top, app, 'dist');
  const remove = () => rm(top, { recursive: true, force: true });
  await makeFolder(folder);
  try {
    const request = await unpack(body, folder);
    await fillFromStore(store, app, request.files, folder);
    await checkWhole(folder, request.version);
    return { request, folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function unpack(body: Readable, folder: string): Promise<UploadRequest> {
  const tar = extract();
  const piped = pipeline(body, createGunzip(), atMost(uploadLimits.bytes), tar as unknown as Writable);
  // Reading the entries below reports the same failure.
  piped.catch((error: Error) => tar.destroy(error));
  try {
    let request: UploadRequest | undefined;
    const seen = new Set<string>();
    for await (const entry of tar) {
      const { name, type } = entry.header;
      if (type !== 'file') throw broken(`${name} is not a file`);
      if (seen.has(name)) throw broken(`${name} is there twice`);
      seen.add(name);
      if (!request) request = await readRequest(entry);
      else await writeEntry(entry, request, folder);
    }
    await piped;
    if (!request) throw broken('it is empty');
    return request;
  } catch (error) {
    throw isOurFault(error) ? error : broken(reasonOf(error));
  } finally {
    tar.destroy();
    await piped.catch(() => undefined);
  }
}

async function readRequest(entry: Entry): Promise<UploadRequest> {
  if (entry.header.name !== entryNames.request) throw broken(`${entryNames.request} does not come first`);
  const result = uploadSchema.safeParse(JSON.parse(await textOf(entry)));
  if (!result.success) throw new Refusal('BAD_REQUEST', { reason: z.prettifyError(result.error) });
  checkSizes(result.data.files);
  return result.data;
}

async function writeEntry(entry: Entry, { files }: UploadRequest, folder: string): Promise<void> {
  const { name, size } = entry.header;
  if (name === entryNames.manifest) return writeFile(path.join(folder, '..', name), await textOf(entry));
  if (name === `dist/${buildReportName}`)
    return writeFile(path.join(folder, buildReportName), await textOf(entry));
  const file = files.find((known) => name === `dist/${known.path}`);
  if (!file) throw broken(`${name} was not announced`);
  if (size !== file.bytes) throw broken(`${name} has ${size} bytes instead of ${file.bytes}`);
  const target = path.join(folder, file.path);
  await makeFolder(path.dirname(target));
  const hash = createHash('sha384');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(entry as unknown as Readable, hashed, createWriteStream(target, { flags: 'wx' }));
  if (`sha384-${hash.digest('base64')}` !== file.integrity) throw broken(`${name} has other bytes`);
}

/** What was not sent has to be in an earlier release. */
async function fillFromStore(store: StoreReader, app: string, files: SentFile[], folder: string) {
  const known = await knownFiles(store, app);
  for (const { path: name, bytes, integrity } of files) {
    const target = path.join(folder, name);
    if (await readIntact(target, integrity)) continue;
    const copy = known.get(integrity);
    const content = copy && (await readIntact(copy, integrity));
    if (!copy || !content) throw broken(`${name} is missing`);
    // The sizes that were announced are what the limits were checked against.
    if (content.length !== bytes) throw broken(`${name} has ${content.length} bytes instead of ${bytes}`);
    await makeFolder(path.dirname(target));
    await copyFile(copy, target);
  }
}

/** The version is the hash of all: files, manifest and which files a page needs. */
async function checkWhole(folder: string, version: string): Promise<void> {
  try {
    const build = await readBuild(folder, path.join(folder, '..', entryNames.manifest));
    if (build.version !== version) throw broken(`it is ${build.version}, not ${version}`);
  } catch (error) {
    if (error instanceof StoreError)
      throw broken(String(error.detail.reason).replaceAll(folder, 'the build'));
    throw error;
  }
}

async function textOf(entry: Entry): Promise<string> {
  if ((entry.header.size ?? 0) > uploadLimits.text)
    throw new Refusal('TOO_LARGE', { what: entry.header.name, limit: `${uploadLimits.text} bytes` });
  const pieces: Buffer[] = [];
  for await (const piece of entry) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

/** Ends the stream where more comes out of gzip than the limit: a small upload may hold a large file of zeros. */
function atMost(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen <= limit) done(null, chunk);
      else done(new Refusal('TOO_LARGE', { what: 'it unpacks to more', limit: `${limit} bytes` }));
    },
  });
}

function broken(reason: string): Refusal {
  return new Refusal('BROKEN_UPLOAD', { reason });
}

/** What a sender can cause is told to them; a full or broken disk is for the server's log. */
function isOurFault(error: unknown): boolean {
  return (
    error instanceof Refusal ||
    hasCode(error, 'ENOSPC', 'EDQUOT', 'EIO', 'EACCES', 'EROFS', 'EMFILE', 'ENFILE')
  );
}

/** Messages of the file system hold paths of the server: of those only the code. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET' || /premature close|unexpected end/i.test(message)) return 'it was cut off';
  return code ?? message;
}
