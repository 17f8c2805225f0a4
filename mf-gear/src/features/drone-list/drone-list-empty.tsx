import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState } from '@estela/ui';
import { Plus } from 'lucide-react';

interface DroneListEmptyProps {
  /** There are drones, but not on a page this far. */
  pastEnd: boolean;
  onFirstPage: () => void;
}

export function DroneListEmpty({ pastEnd, onFirstPage }: DroneListEmptyProps) {
  const { t } = useTranslation('gear');
  if (pastEnd)
    return (
      <EmptyState
        illustration="radar"
        title={t('drones.pastEndTitle')}
        action={<Button onClick={onFirstPage}>{t('drones.pastEndAction')}</Button>}
      />
    );
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
