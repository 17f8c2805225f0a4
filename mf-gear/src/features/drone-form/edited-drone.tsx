import { useGetDroneQuery } from '@estela/api/gear';
import type { Drone } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Edited } from '@estela/runtime/edited';
import type { ReactNode } from 'react';

interface EditedDroneProps {
  id: string;
  children: (drone: Drone) => ReactNode;
}

/** Brings the drone that a form is about. */
export function EditedDrone({ id, children }: EditedDroneProps) {
  const { t } = useTranslation('gear');
  return (
    <Edited
      query={useGetDroneQuery(id)}
      backTo={paths.drones()}
      texts={{
        missing: t('form.missingTitle'),
        missingHint: t('form.missingText'),
        back: t('form.back'),
        failed: t('form.errorTitle'),
      }}
    >
      {children}
    </Edited>
  );
}
