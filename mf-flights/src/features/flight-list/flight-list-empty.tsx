import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState } from '@estela/ui';
import { Plus } from 'lucide-react';

interface FlightListEmptyProps {
  narrowed: boolean;
  /** There are flights, but not on a page this far. */
  pastEnd: boolean;
  onReset: () => void;
  onFirstPage: () => void;
}

export function FlightListEmpty({ narrowed, pastEnd, onReset, onFirstPage }: FlightListEmptyProps) {
  const { t } = useTranslation('flights');
  if (pastEnd)
    return (
      <EmptyState
        illustration="radar"
        title={t('list.pastEndTitle')}
        action={<Button onClick={onFirstPage}>{t('list.pastEndAction')}</Button>}
      />
    );
  if (narrowed)
    return (
      <EmptyState
        illustration="radar"
        title={t('list.noMatchTitle')}
        text={t('list.noMatchText')}
        action={<Button onClick={onReset}>{t('list.noMatchAction')}</Button>}
      />
    );
  return (
    <EmptyState
      illustration="film"
      title={t('list.emptyTitle')}
      text={t('list.emptyText')}
      action={
        <Button as={Link} to="/flights?new=1" icon={<Plus aria-hidden="true" />}>
          {t('list.emptyAction')}
        </Button>
      }
    />
  );
}
