// The thread that owns PGlite, so that a long query never stops the event loop. Plain JavaScript: tsx, Jest and a
// built server all start this very file.
import v8 from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableNodeFS } from './durable-node-fs.mjs';

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

const { dir, durable, extensions: names, sharedBuffers } = workerData;
const extensions = {};
for (const name of names) extensions[name] = (await import(`@electric-sql/pglite/contrib/${name}`))[name];

const settings = [`shared_buffers=${sharedBuffers}`, 'jit=off', 'timezone=UTC'];
if (durable) settings.push('fsync=on', 'wal_sync_method=fsync');
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => !durable || param !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
];
// Of the 9 MB of WebAssembly a start runs a small part: each function is checked when it is first run.
v8.setFlagsFromString('--wasm-lazy-validation');
const files = durable ? new DurableNodeFS(dir) : new NodeFS(dir);
const db = new RawPGlite({ fs: files, startParams, extensions });
await db.waitReady;
parentPort.postMessage({ ready: true });
if (durable) files.started();

parentPort.on('message', async (message) => {
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
