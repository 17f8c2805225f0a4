import type { BatteryVerdict } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Badge, type Tone } from '@estela/ui';
import { BatteryFull, BatteryMedium, BatteryWarning, CircleHelp } from 'lucide-react';

const faces = {
  retire: { tone: 'danger', Icon: BatteryWarning },
  watch: { tone: 'warning', Icon: BatteryMedium },
  good: { tone: 'success', Icon: BatteryFull },
  unknown: { tone: 'neutral', Icon: CircleHelp },
} as const satisfies Record<BatteryVerdict, { tone: Tone; Icon: unknown }>;

export function VerdictBadge({ verdict }: { verdict: BatteryVerdict }) {
  const { t } = useTranslation('gear');
  const { tone, Icon } = faces[verdict];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`batteryVerdict.${verdict}`)}
    </Badge>
  );
}
