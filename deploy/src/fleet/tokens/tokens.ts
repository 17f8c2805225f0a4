import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { hasCode, StoreError } from '../../errors.ts';
import { makeFolder, replaceFile } from '../../files/durable.ts';
import { withLock } from '../../files/lock.ts';
import type { StorePaths } from '../../store/store-paths.ts';

const tokenSchema = z.object({
  name: z.string(),
  /** SHA-256 of the token, in hex. 256 random bits cannot be guessed from it, so no slow hash is needed. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  apps: z.array(z.string()),
  created: z.string(),
  by: z.string(),
  expires: z.string(),
});

/** A team's token, without the secret itself. */
export type Token = z.infer<typeof tokenSchema>;

/** Makes a secret found in a log or a repository easy to tell. */
const prefix = 'estela_fleet_';
const shape = /^estela_fleet_[\w-]{43}$/;

export async function readTokens(paths: StorePaths): Promise<Token[]> {
  try {
    return z.array(tokenSchema).parse(JSON.parse(await readFile(paths.tokens, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new StoreError('STORE_UNREADABLE', { file: paths.tokens });
    throw error;
  }
}

/** Makes a token and returns its secret, which is kept nowhere; without one on a dry run. */
export async function addToken(
  paths: StorePaths,
  token: Omit<Token, 'hash' | 'created'>,
  dryRun = false,
): Promise<string | undefined> {
  const secret = prefix + randomBytes(32).toString('base64url');
  await change(paths, dryRun, (tokens) => {
    if (tokens.some(({ name }) => name === token.name))
      throw new StoreError('TOKEN_TAKEN', { name: token.name });
    return [...tokens, { ...token, hash: hashOf(secret).toString('hex'), created: new Date().toISOString() }];
  });
  return dryRun ? undefined : secret;
}

export async function revokeToken(paths: StorePaths, name: string, dryRun = false): Promise<void> {
  await change(paths, dryRun, (tokens) => {
    const left = tokens.filter((token) => token.name !== name);
    if (left.length === tokens.length) throw new StoreError('NO_TOKEN', { name });
    return left;
  });
}

/** The token with this secret. Every hash is compared, each in constant time: how long it takes tells nothing. */
export function tokenWith(secret: string, tokens: readonly Token[]): Token | undefined {
  const given = hashOf(shape.test(secret) ? secret : '');
  const hits = tokens.filter(({ hash }) => timingSafeEqual(given, Buffer.from(hash, 'hex')));
  return hits[0];
}

export function isExpired({ expires }: Pick<Token, 'expires'>, now = Date.now()): boolean {
  return Date.parse(expires) <= now;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

async function change(paths: StorePaths, dryRun: boolean, next: (tokens: Token[]) => Token[]): Promise<void> {
  if (dryRun) return void next(await readTokens(paths));
  await makeFolder(paths.root);
  await withLock(paths.locks, async () => {
    const tokens = next(await readTokens(paths));
    await replaceFile(paths.tokens, `${JSON.stringify(tokens, null, 1)}\n`);
  });
}
