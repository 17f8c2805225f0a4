import type { BatteryCare } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';

type Reason = BatteryCare['reasons'][number];

/** Texts about batteries: their volts, and the reasons for a verdict. */
export function useBatteryTexts() {
  const { t } = useTranslation('gear');
  const { number } = useFormat();
  /** Two decimals: pilots read them so, and cells differ by hundredths. */
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
