import { parseInThread } from './parse-in-thread.ts';

const file = { separator: ',', firstLine: 1 };

test('a file that takes more time or memory than one may have ends its thread alone, and the next file is read', async () => {
  // No request can be as long.
  const endless = parseInThread({ ...file, text: '"x",'.repeat(16 * 1024 * 1024) });
  const next = parseInThread({ ...file, text: 'name\nA\n' });
  await expect(endless).rejects.toMatchObject({ issues: [{ params: { key: 'csvTooSlow' } }] });
  await expect(next).resolves.toMatchObject({ header: ['name'], rows: [expect.stringContaining('"A"')] });
});
