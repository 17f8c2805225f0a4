import { useTranslation } from '@estela/i18n';
import { NewEntityLink } from '@estela/runtime/entity';
import { EmptyState } from '@estela/ui';

export function SpotListEmpty() {
  const { t } = useTranslation('spots');
  return (
    <EmptyState
      illustration="pin"
      title={t('list.emptyTitle')}
      text={t('list.emptyText')}
      action={<NewEntityLink label={t('list.emptyAction')} />}
    />
  );
}
