import { parseInThread } from './parse-in-thread.ts';

const file = { separator: ',', firstLine: 1 };
const mega = 1024 * 1024;

// No request can be as long.
test.each([
  ['time', { ...file, text: '"x",'.repeat(4 * mega) }, 1],
  ['memory', { ...file, text: '"x"\n'.repeat(16 * mega) }, undefined],
])(
  'a file that takes more %s than one may have ends its thread alone, and the next file is read',
  async (_, costly, within) => {
    const ended = parseInThread(costly, within);
    const next = parseInThread({ ...file, text: 'name\nA\n' });
    await expect(ended).rejects.toMatchObject({ issues: [{ params: { key: 'csvTooSlow' } }] });
    await expect(next).resolves.toMatchObject({ header: ['name'], rows: [expect.stringContaining('"A"')] });
  },
);
