import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { useFormPlace } from '@estela/runtime/query-state';
import { Button, EmptyState } from '@estela/ui';
import { Plus } from 'lucide-react';

interface FlightListEmptyProps {
  narrowed: boolean;
  onReset: () => void;
}

export function FlightListEmpty({ narrowed, onReset }: FlightListEmptyProps) {
  const { t } = useTranslation('flights');
  const { newLink } = useFormPlace();
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
        <Button as={Link} to={newLink} icon={<Plus aria-hidden="true" />}>
          {t('list.emptyAction')}
        </Button>
      }
    />
  );
}
