import type { Language } from '@estela/contracts/values';
import type { Seeded } from './seed-screens.ts';

/** A screen, with the data that shows that it has loaded completely. */
export interface Screen {
  name: string;
  path: (items: Seeded) => string;
  as: 'guest' | 'pilot';
  title: Record<Language, string>;
  /** A text of its data, the same in both languages. */
  shows?: string;
  /** It is a dialog over another screen. */
  isDialog?: boolean;
  /** The beginning of the name of the button that opens it. */
  opener?: Record<Language, string>;
}

/** Tells `npm test` which page a test visits, where one loop makes the tests of many: only those that a change reaches run. */
export function visits({ path }: Pick<Screen, 'path'>) {
  const anyItem = new Proxy({} as Seeded, { get: (_, name) => String(name) });
  return { annotation: { type: 'visits', description: path(anyItem) } };
}
