import { useTranslation } from '@estela/i18n';
import { IconButton, toast } from '@estela/ui';
import { Star } from 'lucide-react';
import { refusalText } from '../refusal-text.ts';
import styles from './favorite-control.module.css';

export interface FavoriteControlProps {
  /** Of the entity. */
  name: string;
  favorite: boolean;
  /** The mutation for the wished state; the cache shows it at once. */
  change: (favorite: boolean) => Promise<{ error?: unknown }>;
  /** What to say where the server refuses; the entity has its own words for it. */
  failed?: string;
}

/** A star that puts one's own entity among the favourites. */
export function FavoriteControl({ name, favorite, change, failed }: FavoriteControlProps) {
  const { t } = useTranslation('common');

  async function toggle() {
    const { error } = await change(!favorite);
    if (error)
      toast({ tone: 'danger', text: refusalText(error, t, failed ?? t('favorites.failed', { name })) });
  }

  return (
    <IconButton
      label={t(favorite ? 'favorites.remove' : 'favorites.add', { name })}
      icon={<Star className={favorite ? styles.on : undefined} aria-hidden="true" />}
      onClick={toggle}
    />
  );
}
