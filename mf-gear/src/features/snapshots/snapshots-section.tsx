import { useListSnapshotsQuery } from '@estela/api/gear';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { lazyPage } from '@estela/runtime';
import { Button } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { GitCompareArrows, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ListSection } from '../../components/list-section.tsx';
import { SnapshotList } from './snapshot-list.tsx';
import styles from './snapshots-section.module.css';
import { useComparePlace } from './use-compare-place.ts';

// Loaded with the library for comparing, when somebody compares.
const SnapshotCompare = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "snapshot-compare" */ './snapshot-compare.tsx')).SnapshotCompare,
  null,
);

const SnapshotDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "snapshot-dialog" */ './snapshot-dialog.tsx')).SnapshotDialog,
);

interface SnapshotsSectionProps {
  drone: string;
  isOwn: boolean;
}

/** Settings printed by the drone's flight controller on different days; other viewers see the section if one is shared. */
export function SnapshotsSection({ drone, isOwn }: SnapshotsSectionProps) {
  const { t } = useTranslation('gear');
  const query = useListSnapshotsQuery({ id: drone, page: 1, limit: limits.snapshot.perDrone });
  const [isAdding, setAdding] = useState(false);
  const compare = useComparePlace();
  const content = useRef<HTMLDivElement>(null);
  const snapshots = query.currentData?.items ?? [];
  const [last, before] = snapshots;
  if (!isOwn && snapshots.length === 0) return null;
  const isThere = (id: string) => snapshots.some(({ _id }) => _id === id);

  function closeCompare() {
    compare.close();
    // The pressed button disappears with the comparison.
    content.current?.focus();
  }

  return (
    <>
      <ListSection
        title={t('snapshots.title')}
        query={query}
        failed={t('snapshots.failed')}
        empty={{ title: t('snapshots.emptyTitle'), text: t('snapshots.lead') }}
        actions={
          last &&
          before && (
            <Button
              size="sm"
              icon={<GitCompareArrows aria-hidden="true" />}
              onClick={() => compare.open(before._id, last._id)}
            >
              {t('snapshots.compareLast')}
            </Button>
          )
        }
        add={
          isOwn && (
            <Button
              size="sm"
              icon={<Plus aria-hidden="true" />}
              aria-haspopup="dialog"
              onPointerEnter={SnapshotDialog.fetchAhead}
              onFocus={SnapshotDialog.fetchAhead}
              onClick={() => setAdding(true)}
            >
              {t(last ? 'snapshots.add' : 'snapshots.addFirst')}
            </Button>
          )
        }
      >
        {() => (
          <div ref={content} tabIndex={-1} className={styles.content}>
            <SnapshotList snapshots={snapshots} isOwn={isOwn} onCompare={compare.open} />
            {/* An old address may name a snapshot that has been deleted. */}
            {isThere(compare.before) && isThere(compare.after) && (
              <SnapshotCompare
                drone={drone}
                snapshots={snapshots}
                place={{ ...compare, close: closeCompare }}
              />
            )}
          </div>
        )}
      </ListSection>
      {isOwn && <SnapshotDialog drone={drone} open={isAdding} onOpenChange={setAdding} />}
    </>
  );
}
