import { useTranslation } from '@estela/i18n';
import { Button, EmptyState } from '@estela/ui';

/** In place of a list that filters or the search have emptied. */
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
