import { zipFile } from './zip-file.ts';

test('reads nothing more once nobody takes the file any more', async () => {
  let leave: (how: string) => void;
  const ended = new Promise<string>((resolve) => (leave = resolve));
  async function* endless() {
    try {
      for (let place = 0; ; place += 1) yield { name: `${place}.webp`, content: Buffer.alloc(100_000) };
    } finally {
      leave('left');
    }
  }
  const file = zipFile(endless());
  await file.next();
  await file.return(undefined);
  expect(await ended).toBe('left');
});
