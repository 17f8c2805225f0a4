import { useFavoriteFlightMutation, useUnfavoriteFlightMutation } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { IconButton, toast } from '@estela/ui';
import { Star } from 'lucide-react';
import styles from './favorite-button.module.css';

interface FavoriteButtonProps {
  flight: Pick<Flight, '_id' | 'title' | 'favorite'>;
}

export function FavoriteButton({ flight }: FavoriteButtonProps) {
  const { t } = useTranslation('flights');
  const [favorite] = useFavoriteFlightMutation();
  const [unfavorite] = useUnfavoriteFlightMutation();
  const { _id, title } = flight;

  async function toggle() {
    const { error } = await (flight.favorite ? unfavorite : favorite)(_id);
    if (error) toast({ tone: 'danger', text: t('toast.favoriteFailed', { title }) });
  }

  return (
    <IconButton
      label={t(flight.favorite ? 'card.unfavorite' : 'card.favorite', { title })}
      icon={<Star className={flight.favorite ? styles.on : undefined} aria-hidden="true" />}
      onClick={toggle}
    />
  );
}
