const { readyLines } = jest.requireActual<{
  readyLines: (config: { publicUrl: string }, env: Record<string, string>, address: string) => string[];
}>('../scripts/ready-lines.mjs');

const address = 'http://127.0.0.1:3000';

test.each(['http://0.0.0.0:3000', 'http://[::]:3000'])(
  'without a public address a start says that links with %s lead nowhere',
  (publicUrl) => {
    expect(readyLines({ publicUrl }, {}, address)).toEqual([
      `\nEstela is at ${address}`,
      expect.stringMatching(
        /^PUBLIC_URL is not set: links in mails .* begin with http:.*, which leads nowhere/,
      ),
    ]);
  },
);

test.each<[string, Record<string, string>, string]>([
  ['http://127.0.0.1:3000', {}, address],
  ['http://192.168.1.20:3000', {}, address],
  ['https://estela.example', { PUBLIC_URL: 'https://estela.example' }, 'https://estela.example'],
])('with links that begin with %s it says where it is and nothing else', (publicUrl, env, url) => {
  expect(readyLines({ publicUrl }, env, address)).toEqual([`\nEstela is at ${url}`]);
});
