// Takes the lock of the named folder, loads a native package as a start does, reports that and dies by SIGKILL.
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { register } from 'tsx/esm/api';

register();
const { lockFolder } = await import('../../src/database/folder-lock.ts');
await lockFolder(process.argv[2]);
createRequire(import.meta.url)('@node-rs/argon2');
writeSync(1, 'loaded');
process.kill(process.pid, 'SIGKILL');
