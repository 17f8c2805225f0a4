import type { Spot } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { DeleteEntityButton, fromList, LikeControl, VisibilityBadge } from '@estela/kit/entity';
import { SpotPicture } from '@estela/maps/spot-picture';
import { Link, usePlatform } from '@estela/runtime';
import { useFormPlace } from '@estela/runtime/query-state';
import { Badge, IconButton, MediaCard } from '@estela/ui';
import { Pencil, Radius } from 'lucide-react';
import { SpotPlace } from '../../components/spot-place.tsx';
import { useSpotDeletion } from '../../components/use-spot-deletion.ts';
import styles from './spot-card.module.css';

/** One of the viewer's own spots. */
export function SpotCard({ spot }: { spot: Spot }) {
  const { t } = useTranslation('spots');
  const { editLink } = useFormPlace();
  const deletion = useSpotDeletion(spot);
  const format = useFormat();
  const { _id, name, description, location, visibility, createdAt } = spot;
  const { settings } = usePlatform();
  const isArea = location.precision === 'area';
  return (
    <MediaCard
      headingLevel={2}
      title={
        <Link to={paths.spot(_id)} state={fromList}>
          {name}
        </Link>
      }
      media={<SpotPicture spot={spot} settings={settings} mine />}
      badges={
        <>
          <VisibilityBadge visibility={visibility} hidden={spot.hidden} overlay />
          {isArea && (
            <Badge tone="overlay" icon={<Radius aria-hidden="true" />}>
              {t('card.area')}
            </Badge>
          )}
        </>
      }
      eyebrow={<time dateTime={createdAt}>{format.date(createdAt)}</time>}
      footer={
        <>
          <LikeControl kind="spot" name={name} item={spot} />
          <div className={styles.actions}>
            <IconButton
              as={Link}
              to={editLink(_id)}
              label={t('card.edit', { name })}
              icon={<Pencil aria-hidden="true" />}
            />
            <DeleteEntityButton {...deletion} />
          </div>
        </>
      }
    >
      {description && <p className={styles.text}>{description}</p>}
      <SpotPlace location={location} />
    </MediaCard>
  );
}
