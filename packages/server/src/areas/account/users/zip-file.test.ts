import { zipFile } from './zip-file.ts';

test('reads nothing more once nobody takes the file any more', async () => {
  let isLeft = false;
  async function* endless() {
    try {
      for (let place = 0; ; place += 1) yield { name: `${place}.webp`, content: Buffer.alloc(100_000) };
    } finally {
      isLeft = true;
    }
  }
  const file = zipFile(endless());
  await file.next();
  await file.return(undefined);
  await new Promise(setImmediate);
  expect(isLeft).toBe(true);
});
