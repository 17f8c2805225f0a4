import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState } from '@estela/ui';
import { Plus } from 'lucide-react';

interface SpotListEmptyProps {
  /** There are spots, but not on a page this far. */
  pastEnd: boolean;
  onFirstPage: () => void;
}

export function SpotListEmpty({ pastEnd, onFirstPage }: SpotListEmptyProps) {
  const { t } = useTranslation('spots');
  if (pastEnd)
    return (
      <EmptyState
        illustration="radar"
        title={t('list.pastEndTitle')}
        action={<Button onClick={onFirstPage}>{t('list.pastEndAction')}</Button>}
      />
    );
  return (
    <EmptyState
      illustration="pin"
      title={t('list.emptyTitle')}
      text={t('list.emptyText')}
      action={
        <Button as={Link} to="/spots?new=1" icon={<Plus aria-hidden="true" />}>
          {t('list.emptyAction')}
        </Button>
      }
    />
  );
}
