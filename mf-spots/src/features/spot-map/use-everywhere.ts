import { useLazyGetSpotMapQuery } from '@estela/api/spots';
import type { SpotFilter } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { boundsOf, type MapBounds } from '@estela/maps';
import { toast } from '@estela/ui';
import { useLayoutEffect, useRef } from 'react';
import { clustersOf } from '../../components/clusters-of.ts';
import { askFor } from './use-visible-spots.ts';

const world: MapBounds = { west: -180, south: -90, east: 180, north: 90 };

/** Leads the map to all that a filter and a search find in the whole world. */
export function useEverywhere(
  wanted: { filter: SpotFilter | 'all'; q: string },
  goTo: (box: MapBounds) => void,
) {
  const { t } = useTranslation('spots');
  const [ask, { isFetching }] = useLazyGetSpotMapQuery();
  const question = `${wanted.filter} ${wanted.q}`;
  const current = useRef<string>(undefined);
  // With the words on screen, not some time after: the answer may come between the two.
  useLayoutEffect(() => {
    current.current = question;
    return () => {
      current.current = undefined;
    };
  }, [question]);

  async function search() {
    const { data } = await ask(askFor({ ...wanted, bounds: world }));
    // Of a filter that is no longer set, or of a map that was left.
    if (current.current !== question) return;
    if (!data) return toast({ tone: 'warning', text: t('map.everywhereFailed') });
    const corners = clustersOf(data).flatMap(({ bounds: { west, south, east, north } }) => [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ]);
    const box = boundsOf([...data.items.map(({ location }) => location), ...corners]);
    if (box) goTo(box);
    else toast({ tone: 'info', text: t('map.nowhere') });
  }
  return { search: () => void search(), searching: isFetching };
}
