import { createHash } from 'node:crypto';
import type { Release } from '@estela/contracts/release';
import type { Language } from '@estela/contracts/values';

/** What the body of a page ends with: the page in its template, and the script that shows it. */
export interface PrerenderedPage {
  html: string;
  /** SHA-256 of that script, by which the policy allows it. */
  scriptHash: string;
}

/** Reads a file of a release as text. */
export type ReadFile = (release: Release, file: string) => Promise<string>;

export function withScript(html: string, script: string): PrerenderedPage {
  const scriptHash = createHash('sha256').update(script).digest('base64');
  return { html: `${html}<script>${script}</script>`, scriptHash };
}

export function keyOf(app: string, chunk: string, language: Language): string {
  return `${app} ${chunk} ${language}`;
}
