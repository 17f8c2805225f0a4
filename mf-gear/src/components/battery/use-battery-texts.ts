import type { BatteryCare } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';

type Reason = BatteryCare['reasons'][number];

/** How batteries are spoken of: their volts, and why a verdict is what it is. */
export function useBatteryTexts() {
  const { t } = useTranslation('gear');
  const { number } = useFormat();
  /** Two decimals: what a pilot reads, and what cells differ by. */
  const volts = (value: number | null) =>
    value === null ? '–' : number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  return {
    volts,
    reason: ({ reason, from = 0, to = 0, count = 0 }: Reason) =>
      t(`batteryReason.${reason}`, {
        ...{ from: volts(from), to: volts(to) },
        ...{ count, formatted: number(count) },
      }),
  };
}
