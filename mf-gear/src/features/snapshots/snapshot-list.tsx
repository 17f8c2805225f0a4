import type { Snapshot } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Badge, RowContent } from '@estela/ui';
import { LazyMenu } from '@estela/ui/menu';
import { PlainList } from '@estela/ui/plain-list';
import { factsText } from './facts.ts';
import styles from './snapshots-section.module.css';

const loadMenu = async () =>
  (await import(/* webpackChunkName: "snapshot-menu" */ './snapshot-menu.tsx')).SnapshotMenu;

interface SnapshotListProps {
  snapshots: readonly Snapshot[];
  isOwn: boolean;
  onCompare: (before: string, after: string) => void;
}

/** The snapshots, newest first. */
export function SnapshotList({ snapshots, isOwn, onCompare }: SnapshotListProps) {
  const { t } = useTranslation('gear');
  const { dateTime } = useFormat();
  return (
    <PlainList className={styles.list}>
      {snapshots.map((snapshot, index) => (
        <li key={snapshot._id} className={styles.item}>
          <RowContent>
            {() => (
              <>
                <div className={styles.words}>
                  <h3 className={styles.date}>{dateTime(snapshot.at)}</h3>
                  <p className={styles.facts}>
                    {factsText(snapshot) || t('snapshots.unknown')}
                    {snapshot.craft && ` · ${snapshot.craft}`}
                  </p>
                </div>
                {isOwn && snapshot.shared && <Badge tone="info">{t('snapshots.shared')}</Badge>}
                <LazyMenu
                  label={t('snapshots.actionsOf', { date: dateTime(snapshot.at) })}
                  load={loadMenu}
                  given={{ snapshot, isOwn, before: snapshots[index + 1]?._id, onCompare }}
                />
              </>
            )}
          </RowContent>
        </li>
      ))}
    </PlainList>
  );
}
