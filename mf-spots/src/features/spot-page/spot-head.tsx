import { useDeleteSpotMutation } from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { BackLink, EntityActions, LikeControl, ShareButton, VisibilityBadge } from '@estela/runtime/entity';
import { Button, PageHeader } from '@estela/ui';
import { Pencil } from 'lucide-react';
import { SpotBookmark } from '../../components/spot-bookmark.tsx';
import { SpotCountry } from './spot-country.tsx';
import { SpotGallery } from './spot-gallery.tsx';
import styles from './spot-head.module.css';

interface SpotHeadProps {
  spot: Spot;
  isOwn: boolean;
  onDeleted: () => void;
}

export function SpotHead({ spot, isOwn, onDeleted }: SpotHeadProps) {
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const [deleteSpot] = useDeleteSpotMutation();
  const { _id, name, visibility, location } = spot;
  const editPath = paths.spots({ edit: _id });
  return (
    <div className={styles.head}>
      <div className={styles.back}>
        <BackLink to={isOwn ? paths.spots() : paths.feedSpots({ spot: _id })}>{t('page.back')}</BackLink>
      </div>
      <SpotGallery spot={spot} isOwn={isOwn} />
      <div className={styles.words}>
        <PageHeader
          title={name}
          lead={location.address}
          eyebrow={
            <span className={styles.badges}>
              <SpotCountry code={location.country} />
              <VisibilityBadge visibility={visibility} />
            </span>
          }
        />
        <div className={styles.actions}>
          <LikeControl kind="spot" name={name} item={spot} />
          <SpotBookmark spot={spot} />
          <ShareButton
            title={name}
            path={paths.spot(_id)}
            label={t('page.share')}
            copied={t('page.shared')}
            failed={t('page.shareFailed')}
          />
          {isOwn && (
            <>
              <Button as={Link} to={editPath} icon={<Pencil aria-hidden="true" />}>
                {common('edit')}
              </Button>
              <EntityActions
                editPath={editPath}
                deletion={{ name, text: t('card.deleteText'), remove: () => deleteSpot(_id), onDeleted }}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
