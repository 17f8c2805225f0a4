import { errorText } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { ErrorState, SkeletonList, useDelayed } from '@estela/ui';
import type { ReactNode } from 'react';

interface ChoiceStateProps<Item> {
  label: string;
  query: {
    data?: { items: readonly Item[] } | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Where the first of them is added. */
  addPath: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list to choose from while it loads, where it fails, and where there is nothing yet. */
export function ChoiceState<Item>({ label, query, addPath, children }: ChoiceStateProps<Item>) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { data, error, isFetching, refetch } = query;
  const showSkeleton = useDelayed(!data && !error);
  if (data && data.items.length > 0) return children(data.items);
  if (data)
    return (
      <p>
        {t('gearPicker.empty')}{' '}
        <Link to={addPath} target="_blank">
          {t('gearPicker.add')}
        </Link>
      </p>
    );
  if (error)
    return (
      <ErrorState
        title={t('gearPicker.failed', { label })}
        text={errorText(error, common)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return showSkeleton ? <SkeletonList of="line" count={3} /> : null;
}
