import type { Notam, Position, Restriction, Volume, Zone } from '@estela/airspace';
import type { Db } from '../database/open.ts';
import { replaceDataset } from '../modules/airspace/store.ts';

const day = 86_400_000;

const warnings = [
  { lang: 'es', text: 'Sintética, no volar con esto.' },
  { lang: 'en', text: 'Synthetic, do not fly by this.' },
];

interface SampleZone {
  key: string;
  es: string;
  en: string;
  at: Position;
  /** Metres. */
  radius: number;
  restriction: Restriction;
  reason: string;
  /** Metres above ground; null: not stated. */
  lower?: number | null;
}

const sampleZones: SampleZone[] = [
  {
    key: 'SIN-001',
    es: 'Aeródromo inventado',
    en: 'Invented aerodrome',
    at: [-3.78, 40.37],
    radius: 4000,
    restriction: 'authorisation',
    reason: 'AIR_TRAFFIC',
  },
  {
    key: 'SIN-002',
    es: 'Central inventada',
    en: 'Invented power plant',
    at: [-3.6, 40.52],
    radius: 1500,
    restriction: 'prohibited',
    reason: 'SENSITIVE',
  },
  {
    key: 'SIN-003',
    es: 'Parque natural inventado',
    en: 'Invented nature park',
    at: [-3.95, 40.75],
    radius: 6000,
    restriction: 'conditional',
    reason: 'NATURE',
  },
  {
    key: 'SIN-004',
    es: 'Pasillo alto inventado',
    en: 'Invented high corridor',
    at: [-0.4, 39.45],
    radius: 5000,
    restriction: 'authorisation',
    reason: 'AIR_TRAFFIC',
    lower: 60,
  },
  {
    key: 'SIN-005',
    es: 'Campo de vuelo inventado',
    en: 'Invented flying field',
    at: [2.05, 41.5],
    radius: 1200,
    restriction: 'none',
    reason: 'OTHER',
  },
  {
    key: 'SIN-006',
    es: 'Costa inventada',
    en: 'Invented coast',
    at: [-4.45, 36.7],
    radius: 3000,
    restriction: 'uSpace',
    reason: 'OTHER',
    lower: null,
  },
];

/** A few zones and a NOTAM that nobody has published, to see what the map shows. They never make a place free. */
export async function putSampleAirspace(db: Db, now: number): Promise<void> {
  const head = {
    format: 'sample',
    provider: null,
    issued: null,
    validFrom: null,
    validTo: null,
    importedAt: new Date(now),
    // Made up as they are, they do not age.
    staleAt: new Date(now + 36_500 * day),
    countries: [],
    synthetic: true,
  };
  const title = 'Zonas sintéticas de muestra: no volar con esto';
  await replaceDataset(
    db,
    { ...head, name: 'sintetica', title, content: 'zones' },
    { zones: sampleZones.map(toZone) },
  );
  const notams = [sampleNotam(now)];
  await replaceDataset(db, { ...head, name: 'sintetica-notam', title, content: 'notams' }, { notams });
}

function toZone(zone: SampleZone): Zone {
  return {
    identifier: zone.key,
    country: 'ESP',
    restriction: zone.restriction,
    reasons: [zone.reason],
    name: [
      { lang: 'es', text: `${zone.es} (sintética)` },
      { lang: 'en', text: `${zone.en} (synthetic)` },
    ],
    message: warnings,
    advice: false,
    controlArea: false,
    applicability: null,
    contacts: [],
    volumes: [volume(zone.at, zone.radius, zone.lower === undefined ? 0 : zone.lower)],
    native: { synthetic: true, key: zone.key },
  };
}

function sampleNotam(now: number): Notam {
  return {
    notamId: 'X0001/26',
    qcode: 'QWULW',
    validFrom: new Date(now - day),
    validTo: new Date(now + 14 * day),
    schedule: null,
    text: 'SINTÉTICO, NO VOLAR CON ESTO. SYNTHETIC, DO NOT FLY BY THIS.',
    volumes: [volume([-5.95, 37.38], 3000, 0)],
    native: { synthetic: true },
  };
}

function volume(centre: Position, radius: number, lower: number | null): Volume {
  return {
    shape: { type: 'Circle', centre, radius },
    lower: lower === null ? null : { metres: lower, reference: 'AGL' },
    upper: { metres: 120, reference: 'AGL' },
  };
}
