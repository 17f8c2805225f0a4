import { useSession } from '@estela/api';
import { menuEntries } from '@estela/contracts/menu';
import type { MenuPlace } from '@estela/contracts/platform';
import { languageOf, useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';

/** The entries that the live apps declare for one place, in the visitor's language. */
export function useMenu(place: MenuPlace) {
  const { composition } = usePlatform();
  const { status, user } = useSession();
  const { i18n } = useTranslation();
  return menuEntries(composition, place, user?.role === 'admin' ? 'admin' : status).map(
    ({ path, icon, text }) => ({
      path,
      icon,
      text: text[languageOf(i18n)],
    }),
  );
}
