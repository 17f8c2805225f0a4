import { useFormat, useTranslation } from '@estela/i18n';
import { formatCoordinates, type MapCluster, townNear } from '@estela/maps';
import { cx } from '@estela/ui';
import { ZoomIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './spot-row.module.css';

interface ClusterRowProps {
  cluster: MapCluster;
  onOpen: (cluster: MapCluster) => void;
}

/** A cluster in the list beside the map: too many spots to list; pressing it moves the map there. */
export function ClusterRow({ cluster, onOpen }: ClusterRowProps) {
  const { t } = useTranslation('spots');
  const format = useFormat();
  const { lat, lng, count } = cluster;
  const [town, setTown] = useState<string>();
  useEffect(() => {
    let gone = false;
    void townNear({ lat, lng }, format.language).then((found) => !gone && setTown(found));
    return () => {
      gone = true;
    };
  }, [lat, lng, format.language]);
  const formatted = format.number(count);
  const where = town ? t('map.clusterNear', { town }) : formatCoordinates({ lat, lng });
  return (
    <button
      type="button"
      className={cx(styles.row, styles.cluster)}
      aria-label={t('map.clusterLabel', { count, formatted, where })}
      onClick={() => onOpen(cluster)}
    >
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name}>{t('map.cluster', { count, formatted })}</span>
        <span className={styles.facts}>{where}</span>
      </span>
      <ZoomIn className={styles.arrow} aria-hidden="true" />
    </button>
  );
}
