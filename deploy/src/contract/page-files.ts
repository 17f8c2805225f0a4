import { type ChunkFiles, localeChunk, type Release } from '@estela/contracts/release';
import type { Language } from '@estela/contracts/values';
import { shellName } from '../store/store-paths.ts';

/** Every file of a release that the page of `chunk` loads, each once; without a chunk those of its start alone. */
export function pageFiles(release: Release, chunk: string | undefined, language: Language): ChunkFiles {
  const { app, entry, initial, chunks } = release;
  // The shell's entry is among its initial scripts.
  const start = app === shellName ? [initial] : [{ js: [entry], css: [] }, initial];
  const groups = [...start, chunks[localeChunk(language)], chunks[chunk ?? '']];
  const files = (kind: keyof ChunkFiles) => [...new Set(groups.flatMap((group) => group?.[kind] ?? []))];
  return { js: files('js'), css: files('css') };
}
