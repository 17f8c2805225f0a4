import { useFormat, useTranslation } from '@estela/i18n';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../action/icon-button.tsx';
import { cx } from '../style/class-names.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
  className?: string;
}

/** The position in a counted list. Nothing if all fits on one page; past the end only a link back. */
export function Pagination({ page, limit, total, onPage, className }: PaginationProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const pages = Math.max(1, Math.ceil(total / limit));
  if (pages === 1) return null;
  const range = {
    from: number((page - 1) * limit + 1),
    to: number(Math.min(page * limit, total)),
    total: number(total),
  };
  return (
    <nav aria-label={t('pagination.label')} className={cx(styles.pagination, className)}>
      <IconButton
        label={t('previous')}
        icon={<ChevronLeft aria-hidden="true" />}
        variant="secondary"
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      />
      <p className={styles.range} aria-live="polite">
        {page <= pages && t('pagination.range', range)}
      </p>
      <IconButton
        label={t('next')}
        icon={<ChevronRight aria-hidden="true" />}
        variant="secondary"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
