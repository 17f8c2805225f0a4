import type { Spot } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { BookmarkControl } from '@estela/kit/bookmark';
import { EntityActions, LikeControl, ShareButton, VisibilityBadge } from '@estela/kit/entity';
import { EntityHead, KnownActions } from '@estela/kit/entity-view';
import { ReportButton } from '@estela/kit/report';
import { Link } from '@estela/runtime';
import { Button } from '@estela/ui';
import { Pencil } from 'lucide-react';
import { Country } from '../../components/country/country.tsx';
import { useSpotDeletion } from '../../components/use-spot-deletion.ts';
import { SpotGallery } from './spot-gallery.tsx';

interface SpotHeadProps {
  spot: Spot;
  isOwn: boolean;
  onDeleted: () => void;
}

export function SpotHead({ spot, isOwn, onDeleted }: SpotHeadProps) {
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const deletion = useSpotDeletion(spot);
  const { _id, name, visibility, location, owner } = spot;
  const editPath = paths.spots({ edit: _id });
  return (
    <EntityHead
      backTo={isOwn ? paths.spots() : paths.feedSpots({ spot: _id })}
      back={t('page.back')}
      picture={<SpotGallery spot={spot} isOwn={isOwn} />}
      widePicture
      title={name}
      lead={location.address}
      badges={
        <>
          {location.country && <Country code={location.country} />}
          <VisibilityBadge visibility={visibility} />
        </>
      }
      actions={
        <>
          <LikeControl kind="spot" name={name} item={spot} />
          <KnownActions>
            <BookmarkControl kind="spot" name={name} item={spot} labelled />
            <ShareButton
              title={name}
              path={paths.spot(_id)}
              label={t('page.share')}
              copied={t('page.shared')}
              failed={t('page.shareFailed')}
            />
          </KnownActions>
          {isOwn ? (
            <>
              <Button as={Link} to={editPath} icon={<Pencil aria-hidden="true" />}>
                {common('edit')}
              </Button>
              <EntityActions editPath={editPath} deletion={{ ...deletion, onDeleted }} />
            </>
          ) : (
            <ReportButton kind="spot" id={_id} name={name} pilot={owner} labelled />
          )}
        </>
      }
    />
  );
}
