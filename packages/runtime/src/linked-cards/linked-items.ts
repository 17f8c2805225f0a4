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
  /** As it was typed. */
  raw: string;
  /** Its query and anchor. */
  tail: string;
}

/** A text in pieces: words, and the links to such things. */
export function piecesOf(text: string, origin: string): (string | ItemLink)[] {
  const pieces: (string | ItemLink)[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [found] = match;
    const [item] = linkedItems(found, origin);
    if (!item || match.index < end) continue;
    const tail = tailOf.exec(text.slice(match.index + found.length))?.[0] ?? '';
    pieces.push(text.slice(end, match.index), { ...item, raw: found + tail, tail });
    end = match.index + found.length + tail.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
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
