import { errorOf, errorText, useSession } from '@estela/api';
import { useGetSpotQuery } from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState, ErrorState, SkeletonList, useDelayed } from '@estela/ui';
import type { ReactNode } from 'react';

interface EditedSpotProps {
  id: string;
  children: (spot: Spot) => ReactNode;
}

/** Brings the spot that a form is about; only its own pilot may change it. */
export function EditedSpot({ id, children }: EditedSpotProps) {
  const { t } = useTranslation('spots');
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useGetSpotQuery(id);
  const showSkeleton = useDelayed(!data && !error);
  const code = errorOf(error)?.code;
  const isForeign = data && user && data.owner._id !== user._id;

  // What was brought stays, whatever a later answer says: something may be typed over it.
  if (data && !isForeign) return children(data);
  // An address that holds no id at all is refused as bad input: for the pilot it is the same.
  if (isForeign || code === 'NOT_FOUND' || code === 'VALIDATION')
    return (
      <EmptyState
        illustration="lost"
        title={t('form.missing')}
        action={
          <Button as={Link} to="/spots">
            {t('form.back')}
          </Button>
        }
      />
    );
  if (error)
    return (
      <ErrorState
        title={t('form.loadFailed')}
        text={errorText(error, t)}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  return showSkeleton ? <SkeletonList of="line" count={8} /> : null;
}
