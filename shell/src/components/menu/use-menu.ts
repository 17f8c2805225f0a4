import { useSession } from '@estela/api';
import { menuEntries } from '@estela/contracts/menu';
import type { MenuPlace } from '@estela/contracts/platform';
import { languageOf, useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';

/** The entries that the live apps declare for one menu, in the visitor's language. */
export function useMenu(place: MenuPlace) {
  const { composition } = usePlatform();
  const { status, user } = useSession();
  const { i18n } = useTranslation();
  // A visitor with a token is probably a pilot: the entries for pilots are shown at once, and nothing moves later.
  const visitor = status === 'starting' ? 'user' : status;
  return menuEntries(composition, place, user?.role === 'admin' ? 'admin' : visitor).map(
    ({ path, icon, text, wideOnly }) => ({
      path,
      icon,
      text: text[languageOf(i18n)],
      wideOnly,
    }),
  );
}
