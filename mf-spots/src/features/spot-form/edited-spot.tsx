import { useGetSpotQuery } from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Edited } from '@estela/runtime/edited';
import type { ReactNode } from 'react';

interface EditedSpotProps {
  id: string;
  children: (spot: Spot) => ReactNode;
}

/** Brings the spot that a form is about. */
export function EditedSpot({ id, children }: EditedSpotProps) {
  const { t } = useTranslation('spots');
  return (
    <Edited
      query={useGetSpotQuery(id)}
      backTo={paths.spots()}
      texts={{ missing: t('form.missing'), back: t('form.back'), failed: t('form.loadFailed') }}
    >
      {children}
    </Edited>
  );
}
