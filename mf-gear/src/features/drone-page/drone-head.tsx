import type { Drone } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { DroneCover } from '@estela/kit/drone-cover';
import { EntityActions, LikeControl, ShareButton, VisibilityBadge } from '@estela/kit/entity';
import { EntityHead, KnownActions } from '@estela/kit/entity-view';
import { Link } from '@estela/runtime';
import { Badge, Button } from '@estela/ui';
import { Pencil } from 'lucide-react';
import { useDroneDeletion } from '../../components/use-drone-deletion.ts';

interface DroneHeadProps {
  drone: Drone;
  isOwn: boolean;
  onDeleted: () => void;
}

export function DroneHead({ drone, isOwn, onDeleted }: DroneHeadProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const deletion = useDroneDeletion(drone);
  const { _id, name } = drone;
  const editPath = paths.drones({ edit: _id });
  return (
    <EntityHead
      backTo={isOwn ? paths.drones() : paths.dashboard(drone.owner.username)}
      back={t('back')}
      picture={<DroneCover drone={drone} sizes="(min-width: 48rem) 24rem, 100vw" eager />}
      title={name}
      lead={`${drone.brand} ${drone.model}`}
      badges={
        <>
          <Badge tone="info">{t(`droneType.${drone.type}`)}</Badge>
          {isOwn && <VisibilityBadge visibility={drone.visibility} />}
        </>
      }
      actions={
        <>
          <LikeControl kind="drone" name={name} item={drone} />
          <KnownActions>
            <ShareButton
              title={name}
              path={paths.drone(_id)}
              label={t('drone.share')}
              copied={t('drone.shared')}
              failed={t('drone.shareFailed')}
            />
          </KnownActions>
          {isOwn && (
            <>
              <Button as={Link} to={editPath} icon={<Pencil aria-hidden="true" />}>
                {common('edit')}
              </Button>
              <EntityActions editPath={editPath} deletion={{ ...deletion, name, onDeleted }} />
            </>
          )}
        </>
      }
    />
  );
}
