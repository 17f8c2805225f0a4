/** Kinds of ground that a spot's words can name, the most specific first. */
const words = {
  ruin: 'bando|f[áa]bricas?|ruinas?|naves?|abandonad[oa]s?|cantera|ruins?|factory|warehouse|abandoned|derelict|quarry',
  coast: 'playas?|calas?|costa|acantilados?|faro|dunas?|beach|cove|coast|cliffs?|lighthouse|dunes?',
  water: 'r[íi]o|lago|embalse|pantano|presa|laguna|albufera|river|lake|reservoir|dam|lagoon',
  forest: 'bosques?|pinar|arboleda|encinar|pinos|forest|woods?|pines|trees',
  mountain:
    'montes?|montañas?|sierra|picos?|cerro|puerto de|barranco|valle|mountains?|hills?|peak|ridge|valley|canyon',
  town: 'parque|plaza|estadio|aparcamiento|puente|ciudad|pol[íi]gono|park|square|stadium|car park|bridge|city',
  field: 'campos?|prados?|pistas?|club|descampado|aer[óo]dromo|field|meadow|track|airfield|race',
} as const;

export type Terrain = keyof typeof words;

const patterns = Object.entries(words).map(
  ([terrain, any]) => [terrain as Terrain, new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'iu')] as const,
);

/** The ground that a spot's name mentions, else its description; undefined where neither does. */
export function terrainOf(name: string, description: string | null | undefined): Terrain | undefined {
  const find = (text: string) => patterns.find(([, pattern]) => pattern.test(text))?.[0];
  return find(name) ?? find(description ?? '');
}
