import type { Language } from '@estela/contracts/values';
import type { Seeded } from './seed-screens.ts';

/** A screen with what tells that all of it is there. */
export interface Screen {
  name: string;
  path: (items: Seeded) => string;
  as: 'guest' | 'pilot';
  title: Record<Language, string>;
  /** A name in its data, the same in both languages. */
  shows?: string;
  /** It is a dialog over another screen. */
  isDialog?: boolean;
  /** What begins the name of the button that opens it. */
  opener?: Record<Language, string>;
}
