import type { ComponentType, EquipmentCondition, EquipmentStatus, EquipmentType } from '@estela/contracts';

export interface SampleComponent {
  pilot: string;
  /** Key of the drone that it is part of. */
  drone?: string;
  name: string;
  type: ComponentType;
  brand: string;
  /** Grams. */
  weight: number;
  description?: string;
  favorite?: boolean;
}

export const sampleComponents: readonly SampleComponent[] = [
  { pilot: 'marta.fpv', drone: 'apex', name: 'Apex Evo 5"', type: 'frame', brand: 'ImpulseRC', weight: 118 },
  {
    pilot: 'marta.fpv',
    drone: 'apex',
    name: 'F60 Pro V 2207',
    type: 'motor',
    brand: 'T-Motor',
    weight: 33,
    description: '1950 KV para 6S. Juego de cuatro, uno rebobinado.',
    favorite: true,
  },
  { pilot: 'marta.fpv', drone: 'apex', name: 'F7 HD', type: 'flightController', brand: 'Holybro', weight: 9 },
  { pilot: 'marta.fpv', drone: 'apex', name: 'ESC 4 en 1 60 A', type: 'esc', brand: 'T-Motor', weight: 16 },
  {
    pilot: 'marta.fpv',
    drone: 'apex',
    name: 'O3 Air Unit',
    type: 'vtx',
    brand: 'DJI',
    weight: 36,
    favorite: true,
  },
  { pilot: 'marta.fpv', drone: 'apex', name: 'RP1 ELRS', type: 'receiver', brand: 'RadioMaster', weight: 3 },
  {
    pilot: 'marta.fpv',
    name: 'Hélices 51466',
    type: 'props',
    brand: 'HQProp',
    weight: 5,
    description: 'Bolsa de veinte.',
  },
  {
    pilot: 'marta.fpv',
    name: '6S 1300 mAh',
    type: 'battery',
    brand: 'CNHL',
    weight: 215,
    description: 'Seis, numeradas.',
  },
  {
    pilot: 'marta.fpv',
    name: 'Soporte de GoPro en TPU',
    type: 'mount',
    brand: 'Impreso en casa',
    weight: 14,
  },
  { pilot: 'pablo.vuela', drone: 'chimera', name: 'XING2 2809', type: 'motor', brand: 'iFlight', weight: 62 },
  {
    pilot: 'pablo.vuela',
    drone: 'chimera',
    name: 'Li-Ion 6S2P 8400',
    type: 'battery',
    brand: 'Soldada en casa',
    weight: 890,
    description: 'Celdas P42A. Veinte minutos de crucero.',
    favorite: true,
  },
  {
    pilot: 'pablo.vuela',
    drone: 'nazgul',
    name: 'Albatross RHCP',
    type: 'antenna',
    brand: 'iFlight',
    weight: 8,
  },
  { pilot: 'joel.racing', drone: 'vannystyle', name: 'Nano Pro', type: 'camera', brand: 'Foxeer', weight: 5 },
  {
    pilot: 'carmen.wing',
    drone: 'ala',
    name: 'F405 Wing',
    type: 'flightController',
    brand: 'Matek',
    weight: 25,
  },
];

export interface SampleEquipment {
  pilot: string;
  name: string;
  type: EquipmentType;
  brand: string;
  model: string;
  condition: EquipmentCondition;
  status?: EquipmentStatus;
  /** Cents. */
  price: number;
  /** Days before the sample was put in that it was bought. */
  bought: number;
  /** Months. */
  warranty?: number;
  location?: string;
  notes?: string;
  favorite?: boolean;
}

export const sampleEquipment: readonly SampleEquipment[] = [
  {
    pilot: 'marta.fpv',
    name: 'Gafas de diario',
    type: 'goggles',
    brand: 'DJI',
    model: 'Goggles 2',
    condition: 'good',
    price: 57_900,
    bought: 1080,
    warranty: 36,
    location: 'Mochila',
    favorite: true,
  },
  {
    pilot: 'marta.fpv',
    name: 'Emisora principal',
    type: 'radio',
    brand: 'RadioMaster',
    model: 'TX16S MKII',
    condition: 'good',
    price: 23_900,
    bought: 700,
    warranty: 36,
    location: 'Mochila',
    favorite: true,
  },
  {
    pilot: 'marta.fpv',
    name: 'Cargador doble',
    type: 'charger',
    brand: 'ISDT',
    model: 'K4',
    condition: 'likeNew',
    price: 12_950,
    bought: 1210,
    warranty: 36,
    location: 'Garaje',
  },
  {
    pilot: 'marta.fpv',
    name: 'Gafas viejas',
    type: 'goggles',
    brand: 'Fat Shark',
    model: 'Dominator HDO2',
    condition: 'fair',
    status: 'sold',
    price: 48_000,
    bought: 1900,
    notes: 'Vendidas a un compañero del club.',
  },
  {
    pilot: 'marta.fpv',
    name: 'Mochila',
    type: 'others',
    brand: 'Torvol',
    model: 'Quad Pitstop',
    condition: 'used',
    price: 11_500,
    bought: 980,
  },
  {
    pilot: 'pablo.vuela',
    name: 'Emisora',
    type: 'radio',
    brand: 'RadioMaster',
    model: 'Boxer',
    condition: 'good',
    price: 13_900,
    bought: 410,
    warranty: 36,
    favorite: true,
  },
  {
    pilot: 'pablo.vuela',
    name: 'Gafas',
    type: 'goggles',
    brand: 'Walksnail',
    model: 'Avatar X',
    condition: 'new',
    price: 45_900,
    bought: 95,
    warranty: 24,
  },
  {
    pilot: 'pablo.vuela',
    name: 'Bolsa ignífuga',
    type: 'battery',
    brand: 'Torvol',
    model: 'LiPo Safe',
    condition: 'good',
    price: 2_490,
    bought: 410,
    location: 'Trastero',
  },
];
