import { useGetFlightQuery } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Edited } from '@estela/runtime/edited';
import type { ReactNode } from 'react';

interface EditedFlightProps {
  id: string;
  children: (flight: Flight) => ReactNode;
}

/** Brings the flight that a form is about. */
export function EditedFlight({ id, children }: EditedFlightProps) {
  const { t } = useTranslation('flights');
  return (
    <Edited
      query={useGetFlightQuery(id)}
      backTo={paths.flights()}
      texts={{ missing: t('form.missing'), back: t('detail.back'), failed: t('detail.errorTitle') }}
    >
      {children}
    </Edited>
  );
}
