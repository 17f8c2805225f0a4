import type { EquipmentItem } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';

/** A battery as pilots describe it, from its known data: "6S · 1.300 mAh · XT60". */
export function useBatteryText(battery: EquipmentItem['battery']): string {
  const { t } = useTranslation('gear');
  const { number } = useFormat();
  if (!battery) return '';
  const { cells, capacityMah, connector } = battery;
  return [
    cells !== null && t('battery.cells', { cells }),
    capacityMah !== null && t('battery.capacity', { formatted: number(capacityMah) }),
    connector,
  ]
    .filter(Boolean)
    .join(' · ');
}
