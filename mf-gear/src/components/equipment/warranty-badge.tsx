import type { EquipmentItem } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Badge, type Tone } from '@estela/ui';
import { ShieldAlert, ShieldCheck, ShieldX } from 'lucide-react';
import { type Warranty, warrantyAt } from './warranty.ts';

const faces = {
  valid: { tone: 'success', Icon: ShieldCheck },
  expiringSoon: { tone: 'warning', Icon: ShieldAlert },
  expired: { tone: 'neutral', Icon: ShieldX },
} as const satisfies Record<Warranty['state'], { tone: Tone; Icon: unknown }>;

/** Whether the warranty is valid, and for how long; nothing if its end is not known. */
export function WarrantyBadge({ item }: { item: Pick<EquipmentItem, 'warrantyEnds' | 'status'> }) {
  const text = useWarrantyText();
  const warranty = warrantyAt(item.warrantyEnds);
  // The warranty of a sold or lost item is of no use to the pilot.
  if (!warranty || item.status === 'sold' || item.status === 'lost') return null;
  const { tone, Icon } = faces[warranty.state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {text(warranty)}
    </Badge>
  );
}

export function useWarrantyText() {
  const { t } = useTranslation('gear');
  const { number } = useFormat();
  return ({ state, days }: Warranty) => {
    if (state === 'expired') return t('warranty.expired');
    if (days === 0) return t('warranty.lastDay');
    return t(`warranty.${state}`, { count: days, formatted: number(days) });
  };
}
