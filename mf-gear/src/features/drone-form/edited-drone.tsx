import { errorOf, errorText, useSession } from '@estela/api';
import { useGetDroneQuery } from '@estela/api/gear';
import type { Drone } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState, ErrorState, SkeletonList, useDelayed } from '@estela/ui';
import type { ReactNode } from 'react';

interface EditedDroneProps {
  id: string;
  children: (drone: Drone) => ReactNode;
}

/** Brings the drone that a form is about; only its own pilot may change it. */
export function EditedDrone({ id, children }: EditedDroneProps) {
  const { t } = useTranslation('gear');
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useGetDroneQuery(id);
  const showSkeleton = useDelayed(!data && !error);
  const isForeign = data && user && data.owner._id !== user._id;
  const code = errorOf(error)?.code;

  // What was brought stays, whatever a later answer says: something may be typed over it.
  if (data && !isForeign) return children(data);
  // An address that holds no id at all is refused as bad input: for the pilot it is the same.
  if (isForeign || code === 'NOT_FOUND' || code === 'VALIDATION')
    return (
      <EmptyState
        illustration="lost"
        title={t('form.missingTitle')}
        text={t('form.missingText')}
        action={
          <Button as={Link} to="/drones">
            {t('form.back')}
          </Button>
        }
      />
    );
  if (error)
    return (
      <ErrorState
        title={t('form.errorTitle')}
        text={errorText(error, t)}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  return showSkeleton ? <SkeletonList of="line" count={8} /> : null;
}
