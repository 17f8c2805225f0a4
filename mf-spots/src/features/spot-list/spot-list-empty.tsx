import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { useFormPlace } from '@estela/runtime/query-state';
import { Button, EmptyState } from '@estela/ui';
import { Plus } from 'lucide-react';

export function SpotListEmpty() {
  const { t } = useTranslation('spots');
  const { newLink } = useFormPlace();
  return (
    <EmptyState
      illustration="pin"
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
