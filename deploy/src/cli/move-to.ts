import { activeVersion } from '../store/active-pointer.ts';
import { StoreError } from '../store/errors.ts';
import type { Move, ReleaseStore } from '../store/release-store.ts';

/**
 * Makes a version live whatever is live now. When another change comes between read and swap, it tries again.
 * Returns what was live before.
 */
export async function moveTo(store: ReleaseStore, move: Omit<Move, 'expected'>): Promise<string | undefined> {
  for (;;) {
    const expected = activeVersion(await store.pointer(), move.app);
    if (expected === move.version) return expected;
    try {
      await store.move({ ...move, expected });
      return expected;
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'CONFLICT')) throw error;
    }
  }
}
