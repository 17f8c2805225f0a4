import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState } from '@estela/ui';
import { Plus } from 'lucide-react';

interface FlightListEmptyProps {
  narrowed: boolean;
  onReset: () => void;
}

export function FlightListEmpty({ narrowed, onReset }: FlightListEmptyProps) {
  const { t } = useTranslation('flights');
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
        <Button as={Link} to={paths.flights({ new: true })} icon={<Plus aria-hidden="true" />}>
          {t('list.emptyAction')}
        </Button>
      }
    />
  );
}
