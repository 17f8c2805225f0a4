import { errorOf } from '@estela/api';
import { useGetDroneQuery } from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { DroneCover } from '@estela/runtime/drone-cover';
import { Button, Card, Skeleton } from '@estela/ui';
import styles from './drone-card.module.css';

/** A drone in the page of another area: what it is, and the way to it. */
export function DroneCard({ id }: SlotProps<'droneCard'>) {
  const { t } = useTranslation('gear');
  const { weight } = useFormat();
  const { currentData: drone, error, isFetching, refetch } = useGetDroneQuery(id);
  if (drone)
    return (
      <Card as="section" aria-label={t('drone.title')} className={styles.card}>
        <div className={styles.picture}>
          <DroneCover drone={drone} sizes="7rem" />
        </div>
        <div className={styles.words}>
          <Link to={paths.drone(id)} className={styles.name}>
            {drone.name}
          </Link>
          <span className={styles.detail}>{`${drone.brand} ${drone.model}`}</span>
          <span className={styles.detail}>{`${t(`droneType.${drone.type}`)} · ${weight(drone.weight)}`}</span>
        </div>
      </Card>
    );
  if (!error) return <Skeleton shape="block" height="6rem" />;
  const isHidden = errorOf(error)?.code === 'NOT_FOUND';
  return (
    <Card as="section" aria-label={t('drone.title')}>
      <p className={styles.detail}>{t(isHidden ? 'drone.hidden' : 'form.failed')}</p>
      {!isHidden && (
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      )}
    </Card>
  );
}
