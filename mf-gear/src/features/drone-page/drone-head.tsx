import { useDeleteDroneMutation } from '@estela/api/gear';
import type { Drone } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { pictureSources } from '@estela/contracts/pictures';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { EntityActions, LikeControl, VisibilityBadge } from '@estela/runtime/entity';
import { Badge, Button, Cover, PageHeader } from '@estela/ui';
import { Pencil } from 'lucide-react';
import styles from './drone-head.module.css';

interface DroneHeadProps {
  drone: Drone;
  isOwn: boolean;
  onDeleted: () => void;
}

export function DroneHead({ drone, isOwn, onDeleted }: DroneHeadProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const [deleteDrone] = useDeleteDroneMutation();
  const { _id, name } = drone;
  const editPath = paths.drones({ edit: _id });
  return (
    <div className={styles.head}>
      <Cover
        {...pictureSources(drone.image)}
        className={styles.picture}
        sizes="(min-width: 48rem) 24rem, 100vw"
        seed={_id}
        ratio="4/3"
        eager
      />
      <div className={styles.words}>
        <PageHeader
          title={name}
          lead={`${drone.brand} ${drone.model}`}
          eyebrow={
            <span className={styles.badges}>
              <Badge tone="info">{t(`droneType.${drone.type}`)}</Badge>
              {isOwn && <VisibilityBadge visibility={drone.visibility} />}
            </span>
          }
        />
        <div className={styles.actions}>
          <LikeControl kind="drone" name={name} item={drone} />
          {isOwn && (
            <>
              <Button as={Link} to={editPath} icon={<Pencil aria-hidden="true" />}>
                {common('edit')}
              </Button>
              <EntityActions
                editPath={editPath}
                deletion={{ name, text: t('drones.deleteText'), remove: () => deleteDrone(_id), onDeleted }}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
