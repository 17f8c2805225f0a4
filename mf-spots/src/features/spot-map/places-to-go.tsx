import { useFindPlacesQuery } from '@estela/api/spots';
import { useTranslation } from '@estela/i18n';
import type { LatLng } from '@estela/maps';
import { Button, Inline } from '@estela/ui';
import { useState } from 'react';
import { PlaceChoices } from '../../components/places/place-choices.tsx';
import styles from './spot-finder.module.css';

interface PlacesToGoProps {
  q: string;
  /** The map's position. */
  near: string | undefined;
  onChoose: (place: LatLng) => void;
}

/** Towns whose name matches the search; nothing if none does. */
export function PlacesToGo({ q, near, onChoose }: PlacesToGoProps) {
  const { t } = useTranslation('spots');
  // The map's position when this search began: moving it further must neither remove nor reorder the choices.
  const [asked, setAsked] = useState({ q, near });
  if (asked.q !== q) setAsked({ q, near });
  const wanted = { q: asked.q, ...(asked.near && { near: asked.near }) };
  const { data, isError, isFetching, refetch } = useFindPlacesQuery(wanted);
  if (isError)
    return (
      <Inline gap={8}>
        <span role="status" className={styles.hint}>
          {t('map.placesFailed')}
        </span>
        <Button size="sm" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </Inline>
    );
  if (!data?.items.length) return null;
  return <PlaceChoices places={data.items} label={t('map.goTo')} onChoose={onChoose} />;
}
