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

/** The flights, drones and spots of this site that a text links to, each once, in their order. */
export function linkedItems(text: string, origin: string): LinkedItem[] {
  const found = new Map<string, LinkedItem>();
  for (const [, host, area = '', id = ''] of text.matchAll(link)) {
    if (host && host.toLowerCase() !== origin) continue;
    const kind = kinds[area.toLowerCase() as keyof typeof kinds];
    found.set(id.toLowerCase(), { kind, id: id.toLowerCase() });
  }
  return [...found.values()];
}
