import { useSession } from '@estela/api';
import { useFormat } from '@estela/i18n';
import { useEffect } from 'react';
import { whenIdle } from './prefetch.ts';
import { useShellContext } from './shell-context.ts';

/** If a Google key is set, loads Google's script for pilots ahead of their first map. */
export function MapsAhead(): null {
  const { googleMapsApiKey: key } = useShellContext().composition.current().settings;
  const { status } = useSession();
  const { language } = useFormat();
  const isWanted = status === 'user' && key !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    whenIdle(() => {
      void import(/* webpackChunkName: "maps-ahead" */ '@estela/maps/preload')
        .then(({ preloadMaps }) => preloadMaps(key, language))
        .catch(() => undefined);
    });
  }, [isWanted, key, language]);
  return null;
}
