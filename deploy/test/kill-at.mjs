// Loaded before fleet: ends this process with SIGKILL just before its n-th change of the file system.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let left = Number(process.env.KILL_AT);

function counted(work) {
  return function countedWork(...args) {
    left -= 1;
    if (left < 0) process.kill(process.pid, 'SIGKILL');
    return work.apply(this, args);
  };
}

for (const name of ['mkdir', 'rename', 'link', 'rm', 'writeFile'])
  fs.promises[name] = counted(fs.promises[name]);
const handle = await fs.promises.open(import.meta.filename);
const methods = Object.getPrototypeOf(handle);
for (const name of ['writeFile', 'appendFile', 'sync']) methods[name] = counted(methods[name]);
await handle.close();
syncBuiltinESMExports();
