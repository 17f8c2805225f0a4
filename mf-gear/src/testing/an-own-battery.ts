import type { BatteryHealth, FlownPack, OwnBattery } from '@estela/contracts';
import { anEquipmentItem } from './an-equipment-item.ts';

export function anOwnBattery(
  item: Partial<OwnBattery['item']> = {},
  care: Partial<OwnBattery['care']> = {},
): OwnBattery {
  const battery = { cells: 6, capacityMah: 1300, connector: 'XT60', cycles: 42 };
  const whole = anEquipmentItem({ name: 'Tattu 1', type: 'battery', battery, ...item });
  return {
    _id: whole._id,
    item: whole,
    care: {
      verdict: 'good',
      reasons: [{ reason: 'steady' }],
      cycles: 50,
      flights: 8,
      measured: 8,
      lastFlownAt: '2026-03-01T10:00:00.000Z',
      sticker: null,
      ...care,
    },
  };
}

export function aFlownPack(fields: Partial<FlownPack> = {}): FlownPack {
  return {
    flight: 'f1',
    title: 'Presa',
    recordedAt: '2026-03-01T10:00:00.000Z',
    restBefore: 4.2,
    restAfter: 3.7,
    minCell: 3.4,
    sag: 0.3,
    note: '',
    ...fields,
  };
}

export function aBatteryHealth(fields: Partial<BatteryHealth> = {}): BatteryHealth {
  return { ...anOwnBattery().care, statedCycles: 42, series: [], ...fields };
}
