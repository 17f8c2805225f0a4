import type { Place } from '@estela/contracts';
import { countryName, useFormat } from '@estela/i18n';
import { Button } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { MapPin } from 'lucide-react';
import styles from './place-choices.module.css';

interface PlaceChoicesProps {
  places: readonly Place[];
  /** Describes the effect of choosing one. */
  label: string;
  onChoose: (place: Place) => void;
}

/** Towns with the same name, or nearly, each with its region to distinguish it. */
export function PlaceChoices({ places, label, onChoose }: PlaceChoicesProps) {
  const { language } = useFormat();
  const around = ({ region, country }: Place) => region ?? (country && countryName(country, language));
  return (
    <PlainList className={styles.places} aria-label={label}>
      {places.map((place) => (
        <li key={`${place.lat},${place.lng}`}>
          <Button size="sm" icon={<MapPin aria-hidden="true" />} onClick={() => onChoose(place)}>
            {[place.name, around(place)].filter(Boolean).join(', ')}
          </Button>
        </li>
      ))}
    </PlainList>
  );
}
