import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState } from '@estela/ui';
import { Plus } from 'lucide-react';

export function DroneListEmpty() {
  const { t } = useTranslation('gear');
  return (
    <EmptyState
      illustration="bench"
      title={t('drones.emptyTitle')}
      text={t('drones.emptyText')}
      action={
        <Button as={Link} to={paths.drones({ new: true })} icon={<Plus aria-hidden="true" />}>
          {t('drones.emptyAction')}
        </Button>
      }
    />
  );
}
