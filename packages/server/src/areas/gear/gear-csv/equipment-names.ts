import type { EquipmentCondition, EquipmentStatus, EquipmentType } from '@estela/contracts';

type Names<Value extends string> = Readonly<Record<Value, readonly string[]>>;

/** What pilots write for a type, a condition, a status, in either language. */
export const equipmentTypeNames: Names<EquipmentType> = {
  drone: ['drones', 'dron', 'quad'],
  radio: ['radios', 'emisora', 'emisoras', 'transmitter', 'mando', 'controller'],
  goggles: ['gafas', 'goggle'],
  battery: ['batteries', 'batería', 'baterías', 'LiPo', 'pack', 'packs'],
  charger: ['chargers', 'cargador', 'cargadores'],
  others: ['other', 'otro', 'otra', 'otros', 'otras'],
};

export const conditionNames: Names<EquipmentCondition> = {
  new: ['nuevo', 'nueva'],
  used: ['usado', 'usada', 'segunda mano'],
  refurbished: ['reacondicionado', 'reacondicionada'],
  likeNew: ['como nuevo', 'como nueva'],
  good: ['bueno', 'buena', 'buen estado'],
  fair: ['aceptable', 'regular'],
  poor: ['malo', 'mala', 'mal estado'],
};

export const statusNames: Names<EquipmentStatus> = {
  active: ['activo', 'activa', 'en uso', 'in use'],
  archived: ['archivado', 'archivada'],
  sold: ['vendido', 'vendida'],
  lost: ['perdido', 'perdida'],
};
