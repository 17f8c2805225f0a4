import { useFindPlacesQuery } from '@estela/api/spots';
import { useTranslation } from '@estela/i18n';
import type { LatLng } from '@estela/maps';
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
  const { currentData } = useFindPlacesQuery({ q, ...(near && { near }) });
  if (!currentData?.items.length) return null;
  return <PlaceChoices places={currentData.items} label={t('map.goTo')} onChoose={onChoose} />;
}
