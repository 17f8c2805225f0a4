import { useFindPlacesQuery } from '@estela/api/spots';
import { useTranslation } from '@estela/i18n';
import type { LatLng } from '@estela/maps';
import { useState } from 'react';
import { PlaceChoices } from '../../components/places/place-choices.tsx';

interface PlacesToGoProps {
  q: string;
  /** Where the map is. */
  near: string | undefined;
  onChoose: (place: LatLng) => void;
}

/** Towns that are called as what is searched for; nothing where none is. */
export function PlacesToGo({ q, near, onChoose }: PlacesToGoProps) {
  const { t } = useTranslation('spots');
  // Where the map was when these words came: one that goes on moving must not take the choice away, nor turn it round.
  const [asked, setAsked] = useState({ q, near });
  if (asked.q !== q) setAsked({ q, near });
  const { data, isError } = useFindPlacesQuery({ q: asked.q, ...(asked.near && { near: asked.near }) });
  if (!data?.items.length || isError) return null;
  return <PlaceChoices places={data.items} label={t('map.goTo')} onChoose={onChoose} />;
}
