import { useFindPlacesQuery } from '@estela/api/spots';
import { useTranslation } from '@estela/i18n';
import type { LatLng } from '@estela/maps';
import { PlaceChoices } from '../../components/places/place-choices.tsx';

/** Towns that are called as what is searched for; nothing where none is. */
export function PlacesToGo({ q, onChoose }: { q: string; onChoose: (place: LatLng) => void }) {
  const { t } = useTranslation('spots');
  const { currentData } = useFindPlacesQuery({ q });
  if (!currentData?.items.length) return null;
  return <PlaceChoices places={currentData.items} label={t('map.goTo')} onChoose={onChoose} />;
}
