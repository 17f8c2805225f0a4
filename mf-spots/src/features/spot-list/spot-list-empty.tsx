import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState } from '@estela/ui';
import { Plus } from 'lucide-react';

export function SpotListEmpty() {
  const { t } = useTranslation('spots');
  return (
    <EmptyState
      illustration="pin"
      title={t('list.emptyTitle')}
      text={t('list.emptyText')}
      action={
        <Button as={Link} to={paths.spots({ new: true })} icon={<Plus aria-hidden="true" />}>
          {t('list.emptyAction')}
        </Button>
      }
    />
  );
}
