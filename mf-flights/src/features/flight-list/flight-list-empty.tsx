import { useTranslation } from '@estela/i18n';
import { NewEntityLink } from '@estela/runtime/entity';
import { Button, EmptyState } from '@estela/ui';

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
      action={<NewEntityLink label={t('list.emptyAction')} />}
    />
  );
}
