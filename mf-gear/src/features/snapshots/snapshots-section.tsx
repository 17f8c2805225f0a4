import { errorText } from '@estela/api';
import { useListSnapshotsQuery } from '@estela/api/gear';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { Button, EmptyState, ErrorState, Section, SkeletonList, useDelayed } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { GitCompareArrows, Plus } from 'lucide-react';
import { useState } from 'react';
import { SnapshotCompare } from './snapshot-compare.tsx';
import { SnapshotList } from './snapshot-list.tsx';
import styles from './snapshots-section.module.css';
import { useComparePlace } from './use-compare-place.ts';

const SnapshotDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "snapshot-dialog" */ './snapshot-dialog.tsx')).SnapshotDialog,
);

interface SnapshotsSectionProps {
  drone: string;
  isOwn: boolean;
}

/** What the drone's flight controller printed on different days; others find the section where something is shared. */
export function SnapshotsSection({ drone, isOwn }: SnapshotsSectionProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const query = useListSnapshotsQuery({ id: drone, page: 1, limit: limits.snapshot.perDrone });
  const { currentData: list, error, isFetching, refetch } = query;
  const [isAdding, setAdding] = useState(false);
  const compare = useComparePlace();
  const isSlow = useDelayed(!list && !error);
  const snapshots = list?.items ?? [];
  const [last, before] = snapshots;
  if (!isOwn && snapshots.length === 0) return null;

  const add = (label: string) => (
    <Button
      size="sm"
      icon={<Plus aria-hidden="true" />}
      aria-haspopup="dialog"
      onPointerEnter={SnapshotDialog.fetchAhead}
      onFocus={SnapshotDialog.fetchAhead}
      onClick={() => setAdding(true)}
    >
      {label}
    </Button>
  );

  return (
    <Section
      title={t('snapshots.title')}
      count={snapshots.length || undefined}
      actions={
        snapshots.length > 0 && (
          <>
            {last && before && (
              <Button
                size="sm"
                icon={<GitCompareArrows aria-hidden="true" />}
                onClick={() => compare.open(before._id, last._id)}
              >
                {t('snapshots.compareLast')}
              </Button>
            )}
            {isOwn && add(t('snapshots.add'))}
          </>
        )
      }
    >
      {!list && error !== undefined && (
        <ErrorState
          compact
          headingLevel={3}
          title={t('snapshots.failed')}
          text={errorText(error, common)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {isSlow && <SkeletonList of="entry" count={2} />}
      {list && snapshots.length === 0 && (
        <EmptyState
          compact
          headingLevel={3}
          title={t('snapshots.emptyTitle')}
          text={t('snapshots.lead')}
          action={add(t('snapshots.addFirst'))}
        />
      )}
      {snapshots.length > 0 && (
        <div className={styles.content}>
          <SnapshotList snapshots={snapshots} isOwn={isOwn} onCompare={compare.open} />
          {compare.isOpen && <SnapshotCompare drone={drone} snapshots={snapshots} place={compare} />}
        </div>
      )}
      {isOwn && <SnapshotDialog drone={drone} open={isAdding} onOpenChange={setAdding} />}
    </Section>
  );
}
