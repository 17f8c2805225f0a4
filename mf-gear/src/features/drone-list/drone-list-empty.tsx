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
        <Button as={Link} to="/drones?new=1" icon={<Plus aria-hidden="true" />}>
          {t('drones.emptyAction')}
        </Button>
      }
    />
  );
}
