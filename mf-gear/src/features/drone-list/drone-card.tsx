import { useDeleteDroneMutation } from '@estela/api/gear';
import type { Drone } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { OwnEntityCard, VisibilityBadge } from '@estela/runtime/entity';
import { Badge, Stat, StatGroup } from '@estela/ui';
import styles from './drone-card.module.css';

/** Grams. Below it the European rules are milder: worth knowing at a glance, never a permission. */
const lightWeight = 250;

export function DroneCard({ drone }: { drone: Drone }) {
  const { t } = useTranslation('gear');
  const { figure, number } = useFormat();
  const [deleteDrone] = useDeleteDroneMutation();
  return (
    <OwnEntityCard
      id={drone._id}
      name={drone.name}
      picture={drone.image}
      ratio="4/3"
      badges={
        <>
          <Badge tone="overlay">{t(`droneType.${drone.type}`)}</Badge>
          <VisibilityBadge visibility={drone.visibility} overlay />
        </>
      }
      footer={
        <span className={styles.marks}>
          {drone.originType && <Badge mono>{t(`originShort.${drone.originType}`)}</Badge>}
          {drone.weight < lightWeight && <Badge tone="live">{t('drones.sub250')}</Badge>}
        </span>
      }
      deletion={{ text: t('drones.deleteText'), remove: () => deleteDrone(drone._id) }}
    >
      <p className={styles.model}>{`${drone.brand} ${drone.model}`}</p>
      <StatGroup className={styles.figures}>
        <Stat label={t('drones.weight')} {...figure.weight(drone.weight)} />
        <Stat
          label={t('drones.frameSize')}
          value={number(drone.frameSize)}
          unit={t('common:unit.millimetres')}
        />
      </StatGroup>
    </OwnEntityCard>
  );
}
