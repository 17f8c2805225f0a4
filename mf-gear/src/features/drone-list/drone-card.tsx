import type { Drone } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { DroneCover } from '@estela/kit/drone-cover';
import { LikeControl, OwnEntityCard, VisibilityBadge } from '@estela/kit/entity';
import { Badge, Stat, StatGroup } from '@estela/ui';
import { useDroneDeletion } from '../../components/use-drone-deletion.ts';
import styles from './drone-card.module.css';

/** Grams. Below this weight the European rules are less strict; a hint, never a permission. */
const lightWeight = 250;

export function DroneCard({ drone }: { drone: Drone }) {
  const { t } = useTranslation('gear');
  const { figure, number, relative } = useFormat();
  const { flown } = drone;
  return (
    <OwnEntityCard
      id={drone._id}
      name={drone.name}
      to={paths.drone(drone._id)}
      media={<DroneCover drone={drone} />}
      badges={
        <>
          <Badge tone="overlay">{t(`droneType.${drone.type}`)}</Badge>
          <VisibilityBadge visibility={drone.visibility} hidden={drone.hidden} overlay />
        </>
      }
      footer={
        <span className={styles.marks}>
          <LikeControl kind="drone" name={drone.name} item={drone} />
          {drone.originType && <Badge mono>{t(`originShort.${drone.originType}`)}</Badge>}
          {drone.weight < lightWeight && <Badge tone="live">{t('drones.sub250')}</Badge>}
        </span>
      }
      deletion={useDroneDeletion(drone)}
    >
      <p className={styles.model}>{`${drone.brand} ${drone.model}`}</p>
      {flown?.last && (
        <p className={styles.flown}>
          {t('drones.flown', {
            count: flown.flights,
            formatted: number(flown.flights),
            when: relative(flown.last.recordedAt),
          })}
        </p>
      )}
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
