import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** An account of the suite on a product that is not its own. */
export interface LeftAccount {
  /** Of the product. */
  url: string;
  username: string;
  email: string;
  password: string;
}

const folder = fileURLToPath(new URL('../../.cache/e2e-accounts/', import.meta.url));

const fileOf = ({ username }: Pick<LeftAccount, 'username'>) => path.join(folder, `${username}.json`);

/** Written before the account is made: whatever ends the run, the next one knows of it. */
export function noteAccount(account: LeftAccount): void {
  mkdirSync(folder, { recursive: true });
  // At once or not at all: the next run reads it.
  const unfinished = `${fileOf(account)}.new`;
  writeFileSync(unfinished, JSON.stringify(account), { mode: 0o600 });
  renameSync(unfinished, fileOf(account));
}

/** The account is gone. */
export function forgetAccount(account: Pick<LeftAccount, 'username'>): void {
  rmSync(fileOf(account), { force: true });
}

/** What earlier runs on this machine have left on that product. */
export function leftAccounts(url: string): LeftAccount[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): LeftAccount => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter((account) => account.url === url);
}
