// A process that decodes pictures, one at a time, and can be killed: what the library has begun in a thread cannot be
// ended. Plain JavaScript: tsx, Jest and a built server all start this very file.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { composePicture } from './compose-picture.mjs';
import { encodeVariants } from './encode-variants.mjs';

/** Milliseconds between two looks at the memory: a core fills some 30 MB meanwhile. */
const lookEvery = 20;
const tasks = { variants: encodeVariants, composition: composePicture };

// A server that was killed says no good-bye. `process.exit` would wait for the picture that is being decoded.
const die = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', die);
// They reach the whole group of processes; the server ends this one when it has answered its last request.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
// Where memory runs out this process goes, not the server.
await writeFile('/proc/self/oom_score_adj', '900').catch(() => {});
// One thread for a picture; how many pictures at once is the server's to say.
sharp.concurrency(1);
// Each picture is read once: what the library keeps of files is never asked for again.
sharp.cache(false);

process.on('message', async ({ name, input, limits }) => {
  const start = process.cpuUsage();
  const guard = setInterval(() => {
    const { user, system } = process.cpuUsage(start);
    if ((user + system) / 1_000 > limits.processor || process.memoryUsage.rss() > limits.bytes) die();
  }, lookEvery);
  const answer = await tasks[name](input).then(
    (result) => ({ result }),
    (error) => ({ refused: error.refused ?? 'unreadable', reason: String(error) }),
  );
  clearInterval(guard);
  process.send({ ...answer, bytes: process.memoryUsage.rss() });
});
