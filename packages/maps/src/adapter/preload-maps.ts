import type { Language } from '@estela/contracts/values';
import { loadGoogle } from '../google/load-google.ts';

/** Fetches Google's script ahead of the first map. A failure is handled where a map is drawn. */
export function preloadMaps(key: string, language: Language): void {
  void loadGoogle({ key, language });
}
