import type { Spot } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { formatCoordinates, type LatLng } from '@estela/maps';
import { Link } from '@estela/runtime';
import { Button, cx, EmptyState, ListState, Notice, SkeletonList } from '@estela/ui';
import { ChevronUp, Plus } from 'lucide-react';
import { useId } from 'react';
import { SpotRow } from './spot-row.tsx';
import styles from './spot-sheet.module.css';

interface SpotSheetProps {
  spots: readonly Spot[] | undefined;
  truncated: boolean;
  loading: boolean;
  error: string | undefined;
  retry: () => void;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  /** On narrow screens the list is a sheet from below; on wide ones it is always there. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Middle of the map, where a new spot would stand. */
  center: LatLng | undefined;
}

/** The map's twin: the same spots as words. */
export function SpotSheet(props: SpotSheetProps) {
  const { spots, truncated, loading, error, retry, selectedId, onSelect, open, onOpenChange, center } = props;
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const listId = useId();
  const count = spots?.length ?? 0;
  const formatted = format.number(count);
  const found = spots ? t('map.count', { count, formatted }) : t('map.loading');
  const at = center && formatCoordinates(center);

  return (
    <section className={cx(styles.sheet, open && styles.open)} aria-label={t('map.title')}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('map.title')}</h1>
          <p className={cx(styles.count, error && styles.failed)} role="status">
            {error ? t('map.failed') : found}
          </p>
          {error && (spots || !open) && (
            <button
              type="button"
              className={cx(styles.retry, !spots && styles.retryFolded)}
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
      <div id={listId} className={styles.body}>
        {truncated && (
          <Notice tone="info" role="note" className={styles.notice}>
            {t('map.truncated', { formatted })}
          </Notice>
        )}
        <ListState
          items={spots}
          loading={loading}
          error={!spots && error}
          onRetry={retry}
          skeleton={<SkeletonList of="row" count={6} />}
          empty={
            <EmptyState
              compact
              title={t('map.emptyTitle')}
              text={t('map.emptyText')}
              action={
                <Button as={Link} to={paths.spots()}>
                  {t('map.mine')}
                </Button>
              }
            />
          }
        >
          {(items) => (
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics from unstyled lists
            <ul role="list" className={styles.list}>
              {items.map((spot) => (
                <li key={spot._id}>
                  <SpotRow spot={spot} selected={spot._id === selectedId} onSelect={onSelect} />
                </li>
              ))}
            </ul>
          )}
        </ListState>
      </div>
    </section>
  );
}
