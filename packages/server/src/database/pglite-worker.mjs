// The thread that owns PGlite, so that a long query never stops the event loop. Plain JavaScript: tsx, Jest and a
// built server all start this very file. Its data is whether commits are `durable`; the first message names the folder.
import { constants, cpSync } from 'node:fs';
import v8 from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS } from './durable-node-fs.mjs';
import { FolderFS } from './folder-fs.mjs';

/** What a migration may `create extension`. Each must exist in PGlite's contrib and in Debian's postgresql package. */
const extensionNames = ['citext', 'pg_trgm', 'unaccent'];

/** Without the query with which PGlite learns the types of arrays, for results that we never have it parse. */
class RawPGlite extends PGlite {
  async _initArrayTypes() {}
}

/**
 * Everything the database writes back to one message. Only the stream hands it on as it is: execProtocolRaw parses it
 * as well, which costs as much as a small query, and keeps what it has parsed for ever.
 */
async function answerTo(message) {
  const isStartup = message[0] === 0;
  if (isStartup) return (await db.execProtocolRaw(message)).slice();
  const parts = [];
  // Views on WebAssembly memory: copied before the next write.
  await db.execProtocolRawStream(message, { onRawData: (bytes) => parts.push(bytes.slice()) });
  return parts.length === 1 ? parts[0] : joined(parts);
}

function joined(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Between two messages nothing writes: the files are those of one moment, as a power cut would leave them. */
async function copied(to) {
  try {
    cpSync(await dir, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return { answer: new Uint8Array() };
  } catch (error) {
    return { error: String(error?.message ?? error) };
  }
}

const { durable } = workerData;
const extensions = {};
for (const name of extensionNames)
  extensions[name] = (await import(`@electric-sql/pglite/contrib/${name}`))[name];

// Each start writes zeros over all of them; what they do not hold, the system's cache of files does.
const settings = ['shared_buffers=32MB', 'jit=off', 'timezone=UTC'];
if (durable) settings.push('fsync=on', 'wal_sync_method=fsync');
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => !durable || param !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
];
// Of the 9 MB of WebAssembly a start runs a small part: each function is checked when it is first run.
v8.setFlagsFromString('--wasm-lazy-validation');
// A function is compiled again, for speed, after so many bytes of it have run. At the usual 1.8 million dozens are while the
// database starts, on the core that the program is read on.
v8.setFlagsFromString('--wasm-tiering-budget=60000000');
let name;
const dir = new Promise((resolve) => {
  name = resolve;
});
const files = durable ? new DurableNodeFS(dir) : new FolderFS(dir);
const db = new RawPGlite({ fs: files, startParams, extensions });

parentPort.on('message', async (message) => {
  if (message.dir) return name(message.dir);
  if (message.copyTo) return parentPort.postMessage(await copied(message.copyTo));
  if (message.close) {
    await db.close();
    parentPort.postMessage({ closed: true });
    parentPort.close();
    return;
  }
  try {
    const answer = await answerTo(message.buffer);
    parentPort.postMessage({ answer }, [answer.buffer]);
  } catch (error) {
    parentPort.postMessage({ error: String(error?.message ?? error) });
  }
});
await db.waitReady;
parentPort.postMessage({ ready: true });
if (durable) files.started();
