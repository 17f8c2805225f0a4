import { linkTarget } from './link-target.ts';

/** An address of the web within a text. */
export interface WebLink {
  /** Where in the text it begins. */
  at: number;
  /** As it was typed. */
  raw: string;
  href: string;
}

const address = /(?<![\w@])https?:\/\/[^\s<>"«»“”]+/gi;

/** What ends a sentence or closes what is around the address. */
const trailing = /[.,;:!?'’…*_\])}]+$/;

/** The addresses of a text, in order. Only http and https, and none that carries a name and password. */
export function webLinksIn(text: string): WebLink[] {
  return [...text.matchAll(address)].flatMap(({ 0: found, index }) => {
    const raw = withoutEnd(found);
    return linkTarget(raw) ? [{ at: index, raw, href: new URL(raw).href }] : [];
  });
}

/** A bracket that the address itself opens stays: `…/wiki/Dron_(aeronave)`. */
function withoutEnd(found: string): string {
  let end = trailing.exec(found)?.index ?? found.length;
  const count = (mark: string) => found.slice(0, end).split(mark).length;
  while (found[end] === ')' && count('(') > count(')')) end += 1;
  return found.slice(0, end);
}
