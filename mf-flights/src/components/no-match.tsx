import { useTranslation } from '@estela/i18n';
import { Button, EmptyState } from '@estela/ui';

/** Shown when filters or the search match nothing. */
export function NoMatch({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('flights');
  return (
    <EmptyState
      illustration="radar"
      title={t('list.noMatchTitle')}
      text={t('list.noMatchText')}
      action={<Button onClick={onReset}>{t('list.noMatchAction')}</Button>}
    />
  );
}
