/** The European open category (Regulation (EU) 2019/947) of a take-off weight, ignoring its other conditions. */
export type OpenCategoryBand = 'under250' | 'under900' | 'under4000' | 'under25000' | 'outside';

/** Grams, each the first that is no longer in the band. */
const bands: readonly [OpenCategoryBand, number][] = [
  ['under250', 250],
  ['under900', 900],
  ['under4000', 4_000],
  ['under25000', 25_000],
];

export function openCategoryBand(weight: number): OpenCategoryBand {
  return bands.find(([, end]) => weight < end)?.[0] ?? 'outside';
}

/** The regulation in the Official Journal. */
export const openCategorySource = 'https://eur-lex.europa.eu/eli/reg_impl/2019/947/oj';
