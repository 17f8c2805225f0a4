import { StoreError } from '../errors.ts';
import type { SigningKey } from './key.ts';
import { keyFolder } from './key-folder.ts';
import { checkSignature, type Signable, signed } from './signature.ts';

/** Signs what this store writes, and checks what it reads. */
export function signatures(folder: string, givenKey?: string) {
  const keys = keyFolder(folder, givenKey);

  /** The key that signs here, if the store trusts it. */
  async function signer(): Promise<SigningKey> {
    const own = await keys.own();
    if (!own) throw new StoreError('NO_KEY', { folder });
    const trusted = (await keys.trusted()) ?? [];
    if (!trusted.some(({ id }) => id === own.id)) throw new StoreError('KEY_NOT_TRUSTED', { key: own.id });
    return own;
  }

  return {
    keys,
    sign: async <T extends object>(kind: Signable, document: T) => signed(kind, document, await signer()),
    /** A store that an older version of the product wrote has no keys, and nothing in it is signed yet. */
    async check(kind: Signable, document: unknown, what: string): Promise<void> {
      const trusted = await keys.trusted();
      if (trusted) checkSignature(kind, document, trusted, what);
    },
  };
}
export type Signatures = ReturnType<typeof signatures>;
