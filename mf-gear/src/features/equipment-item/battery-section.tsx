import type { EquipmentItem } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Section, Stat, StatGroup } from '@estela/ui';

interface BatterySectionProps {
  battery: NonNullable<EquipmentItem['battery']>;
}

/** The battery's data. Its cycles are shown with its health, which adds those of its flights. */
export function BatterySection({ battery }: BatterySectionProps) {
  const { t } = useTranslation('gear');
  const { number } = useFormat();
  const { cells, capacityMah, connector } = battery;
  if (cells === null && capacityMah === null && !connector) return null;
  return (
    <Section title={t('equipmentForm.section.battery')}>
      <StatGroup>
        {cells !== null && <Stat label={t('equipmentForm.cells')} value={t('battery.cells', { cells })} />}
        {capacityMah !== null && (
          <Stat
            label={t('equipmentForm.capacityMah')}
            value={number(capacityMah)}
            unit={t('battery.capacityUnit')}
          />
        )}
        {connector && <Stat label={t('equipmentForm.connector')} value={connector} />}
      </StatGroup>
    </Section>
  );
}
