import { useLazyGetSpotMapQuery } from '@estela/api/spots';
import type { SpotFilter } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { boundsOf, type MapBounds } from '@estela/maps';
import { toast } from '@estela/ui';
import { useLayoutEffect, useRef } from 'react';
import { clustersOf } from '../../components/clusters-of.ts';
import { hasPlace } from '../../components/has-place.ts';
import { askFor } from './use-visible-spots.ts';

const world: MapBounds = { west: -180, south: -90, east: 180, north: 90 };

/** Moves the map to all results of the search and filters in the whole world. */
export function useEverywhere(
  wanted: { filter: SpotFilter | 'all'; q: string },
  goTo: (box: MapBounds) => void,
) {
  const { t } = useTranslation('spots');
  const [ask, { isFetching }] = useLazyGetSpotMapQuery();
  const question = `${wanted.filter} ${wanted.q}`;
  const current = useRef<string>(undefined);
  // Updated with the search text on screen, not later: a response may arrive in between.
  useLayoutEffect(() => {
    current.current = question;
    return () => {
      current.current = undefined;
    };
  }, [question]);

  async function search() {
    const { data } = await ask(askFor({ ...wanted, bounds: world }));
    // The filter has changed, or the map is unmounted.
    if (current.current !== question) return;
    if (!data) return toast({ tone: 'warning', text: t('map.everywhereFailed') });
    const corners = clustersOf(data).flatMap(({ bounds: { west, south, east, north } }) => [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ]);
    const box = boundsOf([...data.items.filter(hasPlace).map(({ location }) => location), ...corners]);
    if (box) goTo(box);
    else toast({ tone: 'info', text: t('map.nowhere') });
  }
  return { search: () => void search(), searching: isFetching };
}
