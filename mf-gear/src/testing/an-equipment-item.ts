import type { EquipmentItem, EquipmentStatistics } from '@estela/contracts';
import { aUser } from '@estela/testing';

export function anEquipmentItem(fields: Partial<EquipmentItem> = {}): EquipmentItem {
  const { _id } = aUser();
  return {
    _id,
    name: 'Gafas',
    type: 'goggles',
    brand: 'DJI',
    model: 'Goggles 3',
    condition: 'good',
    status: 'active',
    price: 64_900,
    currency: 'EUR',
    purchaseDate: null,
    serialNumber: '',
    warranty: '',
    warrantyExpiration: null,
    warrantyEnds: null,
    location: '',
    battery: null,
    sourceUrl: '',
    description: '',
    notes: '',
    image: null,
    favorite: false,
    createdAt: '2026-01-01T10:00:00.000Z',
    updatedAt: '2026-01-01T10:00:00.000Z',
    ...fields,
  };
}

export function someStatistics(fields: Partial<EquipmentStatistics> = {}): EquipmentStatistics {
  return {
    total: 0,
    favorites: 0,
    byType: [],
    byStatus: [],
    byCondition: [],
    values: [],
    sales: [],
    warranty: { valid: 0, expiringSoon: 0, expired: 0 },
    ...fields,
  };
}
