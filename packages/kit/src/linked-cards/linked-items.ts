import { type WebLink, webLinksIn } from './web-links.ts';

/** Things of which a link in a text becomes a card. */
export interface LinkedItem {
  kind: 'flight' | 'drone' | 'spot';
  id: string;
}

const kinds = { flights: 'flight', drones: 'drone', spots: 'spot' } as const;
const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const link = new RegExp(
  `(?<![\\w./-])(https?://[^\\s/]+)?/(flights|drones|spots)/(${uuid})(?![\\w/-])`,
  'gi',
);

/** A query or an anchor, without what ends a sentence. */
const tailOf = /^[?#][^\s<>()[\]]*[^\s<>()[\].,;:!?'"»”]/;

/** More would bury what was said. */
const most = 3;

/** The flights, drones and spots of this site that a text links to: the first few, each once, in their order. */
export function linkedItems(text: string, origin: string): LinkedItem[] {
  const found = new Map<string, LinkedItem>();
  for (const [, host, area = '', id = ''] of text.matchAll(link)) {
    if (host && host.toLowerCase() !== origin) continue;
    const kind = kinds[area.toLowerCase() as keyof typeof kinds];
    found.set(id.toLowerCase(), { kind, id: id.toLowerCase() });
  }
  return [...found.values()].slice(0, most);
}

/** A link within a text to one of those things, with what follows in its address. */
export interface ItemLink extends LinkedItem {
  /** Where in the text it begins. */
  at: number;
  /** As it was typed. */
  raw: string;
  /** Its query and anchor. */
  tail: string;
}

/** A text in pieces: words, the links to such things, and addresses of anything else. */
export function piecesOf(text: string, origin: string): (string | ItemLink | WebLink)[] {
  const links = [...itemLinksIn(text, origin), ...webLinksIn(text)].sort((one, other) => one.at - other.at);
  const pieces: (string | ItemLink | WebLink)[] = [];
  let end = 0;
  for (const link of links) {
    // The address of a thing is one of the web, too: the first of those that lie over each other counts.
    if (link.at < end) continue;
    pieces.push(text.slice(end, link.at), link);
    end = link.at + link.raw.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

function itemLinksIn(text: string, origin: string): ItemLink[] {
  const found: ItemLink[] = [];
  for (const match of text.matchAll(link)) {
    const [words] = match;
    const [item] = linkedItems(words, origin);
    if (!item) continue;
    const tail = tailOf.exec(text.slice(match.index + words.length))?.[0] ?? '';
    found.push({ ...item, at: match.index, raw: words + tail, tail });
  }
  return found;
}

/** Whether a link, as it was typed, leads to such a thing. */
export const namesItem = (raw: string) => linkedItems(raw, location.origin).length > 0;

/** A text without the lines that hold nothing but a link which is drawn as a card. */
export function wordsBeside(text: string, origin: string): string {
  const cards = new Set(linkedItems(text, origin).map(({ id }) => id));
  const isCard = (line: string) => {
    const [item] = /^\S+$/.test(line.trim()) ? linkedItems(line, origin) : [];
    return item !== undefined && cards.has(item.id);
  };
  return text
    .split('\n')
    .filter((line) => !isCard(line))
    .join('\n')
    .trim();
}
