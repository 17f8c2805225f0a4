import type { Drone } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Card, Telemetry } from '@estela/ui';

/** The drone's specifications; the serial number is in the response for its owner alone. */
export function DroneSpecs({ drone }: { drone: Drone }) {
  const { t } = useTranslation('gear');
  const { weight, number } = useFormat();
  return (
    <Card as="section" aria-label={t('drone.specs')}>
      <Telemetry
        items={[
          { label: t('form.weight'), value: weight(drone.weight) },
          {
            label: t('form.frameSize'),
            value: number(drone.frameSize),
            unit: t('common:unit.millimetres'),
          },
          { label: t('form.frame'), value: drone.frame },
          { label: t('form.originType'), value: drone.originType && t(`originType.${drone.originType}`) },
          { label: t('form.serialNumber'), value: drone.serialNumber },
        ]}
      />
    </Card>
  );
}
