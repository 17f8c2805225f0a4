// Decodes the named picture in a child process, as a server does, and dies by SIGKILL meanwhile.
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { register } from 'tsx/esm/api';

register();
const { inPictureProcess } = await import('../../src/media/picture-processes.ts');
const [, , original] = process.argv;
inPictureProcess(
  'variants',
  { original, widths: [320], maxPixels: 50_000_000 },
  { processor: 600_000, milliseconds: 600_000, bytes: 2e9 },
);
// A second of processor time is more than it takes to begin.
const ticks = 100;
while ((await ticksOfDecoder()) < ticks) await wait(20);
process.kill(process.pid, 'SIGKILL');

async function ticksOfDecoder() {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, parent] = fields;
    if (Number(parent) === process.pid) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (command.includes('picture-process')) return Number(fields[11]) + Number(fields[12]);
    }
  }
  return 0;
}
