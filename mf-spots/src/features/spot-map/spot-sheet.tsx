import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { formatCoordinates, type LatLng, type MapCluster } from '@estela/maps';
import { Link } from '@estela/runtime';
import { Button, cx, ListState, Notice, SkeletonList } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { ChevronUp, Plus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useRef } from 'react';
import { ClusterRow } from './cluster-row.tsx';
import { SpotRow } from './spot-row.tsx';
import styles from './spot-sheet.module.css';
import { useDrawnRows } from './use-drawn-rows.ts';
import { isSpot, type ListedSpot } from './use-visible-spots.ts';

interface SpotSheetProps {
  /** Undefined until the first response. */
  entries: readonly ListedSpot[] | undefined;
  /** Number of spots that the entries represent. */
  count: number;
  truncated: boolean;
  loading: boolean;
  error: string | undefined;
  retry: () => void;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onOpen: (cluster: MapCluster) => void;
  /** Search and filters. */
  finder: ReactNode;
  /** Shown in place of a list without entries. */
  empty: ReactNode;
  /** On narrow screens the list is a bottom sheet; on wide ones it is always shown. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Middle of the map, the position of a new spot. */
  center: LatLng | undefined;
}

/** The map's twin: the same spots as words. */
export function SpotSheet(props: SpotSheetProps) {
  const {
    entries,
    count,
    truncated,
    loading,
    error,
    retry,
    selectedId,
    onSelect,
    open,
    onOpenChange,
    center,
  } = props;
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const listId = useId();
  const counted = useRef<HTMLParagraphElement>(null);
  const formatted = format.number(count);
  // Cells of the server's grid extend beyond the edges of the view.
  const words = entries?.every(isSpot) ? 'map.count' : 'map.about';
  const found = entries ? t(words, { count, formatted }) : t('map.loading');
  const at = center && formatCoordinates(center);
  // The pins first: on a telephone nobody sees the rows yet.
  const { rows, more } = useDrawnRows(useDeferredValue(entries), selectedId);

  return (
    <section className={cx(styles.sheet, open && styles.open)} aria-label={t('map.title')}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('map.title')}</h1>
          <p ref={counted} tabIndex={-1} className={cx(styles.count, error && styles.failed)} role="status">
            {error ? t('map.failed') : found}
          </p>
          {error && (entries || !open) && (
            <button
              type="button"
              className={cx(styles.retry, !entries && styles.retryFolded)}
              onClick={retry}
              disabled={loading}
            >
              {common('retry')}
            </button>
          )}
        </div>
        <Button
          as={Link}
          to={paths.spots({ new: true, at })}
          variant="primary"
          size="sm"
          icon={<Plus aria-hidden="true" />}
        >
          {t('map.addHere')}
        </Button>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={listId}
          aria-label={t(open ? 'map.hideList' : 'map.showList')}
          onClick={() => onOpenChange(!open)}
        >
          <ChevronUp aria-hidden="true" />
        </button>
      </header>
      {props.finder}
      <div id={listId} className={styles.body}>
        {truncated && (
          <Notice tone="info" role="note" className={styles.notice}>
            {t('map.truncated', { formatted })}
          </Notice>
        )}
        <ListState
          items={rows}
          more={more}
          loading={loading}
          error={!entries && error}
          onRetry={retry}
          skeleton={<SkeletonList of="row" count={6} />}
          empty={props.empty}
        >
          {(items) => (
            <PlainList className={styles.list}>
              {items.map((entry) => (
                <li key={entry._id}>
                  {isSpot(entry) ? (
                    <SpotRow spot={entry} selected={entry._id === selectedId} onSelect={onSelect} />
                  ) : (
                    <ClusterRow
                      cluster={entry}
                      onOpen={(cluster) => {
                        // The row is about to disappear.
                        counted.current?.focus({ preventScroll: true });
                        props.onOpen(cluster);
                      }}
                    />
                  )}
                </li>
              ))}
            </PlainList>
          )}
        </ListState>
      </div>
    </section>
  );
}
