import type { BatteryCare } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Notice } from '@estela/ui';
import { useBatteryTexts } from './use-battery-texts.ts';

const tones = { retire: 'danger', watch: 'warning', good: 'success', unknown: 'info' } as const;

/** The verdict with every reason for it. */
export function BatteryCareNotice({ care: { verdict, reasons } }: { care: BatteryCare }) {
  const { t } = useTranslation('gear');
  const { reason } = useBatteryTexts();
  return (
    <Notice tone={tones[verdict]} title={t(`batteryVerdict.${verdict}`)}>
      {reasons.map((one) => (
        <p key={one.reason}>{reason(one)}</p>
      ))}
    </Notice>
  );
}
