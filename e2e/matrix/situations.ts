/** In which an earlier and a new release meet: the rows of the table, and the titles of the tests. */
export const situations = [
  'previous in the new shell',
  'new in the previous shell',
  'all previous',
  'raised shared modules',
  'rolled back under open tabs',
  'old tab under the new composition',
  'gc under an old tab',
  'restart after a rollback',
  'damaged store',
] as const;

/** In place of all these, where one composition was asked for. */
export const ownComposition = 'this composition';

export type Situation = (typeof situations)[number] | typeof ownComposition;

const separator = ': ';

export const titleOf = (app: string, situation: Situation) => app + separator + situation;

/** The parts of a title. */
export function cellOf(title: string): { app: string; situation: string } {
  const [app = '', ...rest] = title.split(separator);
  return { app, situation: rest.join(separator) };
}
