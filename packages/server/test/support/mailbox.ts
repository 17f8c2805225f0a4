import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { TestServer } from './test-server.ts';

export interface ReadMail {
  subject: string;
  text: string;
  /** Token of the link in it; empty if it has none. */
  token: string;
}

/** The mails to one mailbox, oldest first. */
export async function mailbox({ app, config }: TestServer, address: string): Promise<ReadMail[]> {
  await app.background.settled();
  const dir = join(config.dataDir, 'mail');
  const files = existsSync(dir) ? readdirSync(dir).sort() : [];
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(dir, file)))),
  );
  return mails
    .filter(({ to }) => to?.[0]?.address === address)
    .map(({ subject = '', text = '' }) => ({
      subject,
      text,
      token: /token=([\w-]+)/.exec(text)?.[1] ?? '',
    }));
}

/** The tokens of the links to `path` in one mailbox, oldest first. */
export async function linksTo(server: TestServer, address: string, path: string): Promise<string[]> {
  const mails = await mailbox(server, address);
  return mails.filter(({ text }) => text.includes(`${path}?`)).map(({ token }) => token);
}
