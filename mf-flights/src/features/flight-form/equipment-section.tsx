import { useDroneOptionsQuery } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { FormSection } from '@estela/ui/form';
import { OwnThingField } from './own-thing-field.tsx';

interface EquipmentSectionProps {
  flight: Flight | undefined;
}

export function EquipmentSection({ flight }: EquipmentSectionProps) {
  const { t } = useTranslation('flights');
  const { data, isError } = useDroneOptionsQuery({ limit: limits.pageSize.max });
  return (
    <FormSection title={t('form.section.equipment')} number={5}>
      <OwnThingField
        name="drone"
        label={t('form.drone')}
        none={t('form.droneNone')}
        things={data?.items}
        current={flight?.drone}
        error={isError && t('form.droneError')}
        empty={t('form.droneEmpty')}
        create={{ label: t('form.droneCreate'), to: paths.drones({ new: true }) }}
      />
    </FormSection>
  );
}
