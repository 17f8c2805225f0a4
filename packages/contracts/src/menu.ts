/** The shell's menus: drawn by the shell from what is live, and written by the edge into prerendered pages. */
import type { MenuEntry, MenuPlace } from './platform.ts';
import type { Composition } from './release.ts';

/** The state of a session, as the store knows it; administrators see what every user does, and more. */
type Visitor = 'starting' | 'guest' | 'user' | 'admin';

/** The live entries of one place that this visitor sees, in order. */
export function menuEntries(
  { shell, remotes }: Pick<Composition, 'shell' | 'remotes'>,
  place: MenuPlace,
  visitor: Visitor,
): MenuEntry[] {
  return [shell, ...Object.values(remotes)]
    .flatMap(({ manifest }) => manifest.menu ?? [])
    .filter(
      (entry) =>
        entry.place === place &&
        [undefined, 'public', visitor, visitor === 'admin' && 'user'].includes(entry.access),
    )
    .sort((a, b) => a.order - b.order || (a.path < b.path ? -1 : 1));
}

/** The places that every page shows, prerendered ones too. */
export const visiblePlaces = ['top', 'side'] as const satisfies MenuPlace[];

/** Placeholders of a place, which share its entries. A pilot's side menu has the room of a button between them. */
export const placeholders = ['first', 'rest'] as const;

/**
 * What stands in a prerendered page where the entries of a place belong: the shell's build cannot know which remotes
 * will be live. The edge repeats its list item for each live entry. Older shells have one for a whole place.
 */
export function placeholderEntry(place: MenuPlace, part?: (typeof placeholders)[number]) {
  const name = part ? `menu-${part}-${place}` : `menu-${place}`;
  const text = `${name}-text`;
  return {
    place,
    path: `/${name}-path`,
    text: { es: text, en: text },
    icon: `${name}-icon`,
    order: part ? placeholders.indexOf(part) : 0,
  } satisfies MenuEntry;
}
