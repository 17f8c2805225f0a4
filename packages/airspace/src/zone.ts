import type { HeightReference, ZoneKind, ZoneSeverity } from '@estela/contracts/values';
import type { Applicability } from './applicability.ts';
import type { Shape } from './shape.ts';

/** A text in one language; `lang` as in the data (es-ES), null where it names none. */
export interface LocalText {
  lang: string | null;
  text: string;
}

/** `metres` null: stated as none. A limit that is not stated is no limit object at all. */
export interface Limit {
  metres: number | null;
  reference: HeightReference;
}

export interface Volume {
  shape: Shape;
  lower: Limit | null;
  upper: Limit | null;
}

export interface Contact {
  name: string | null;
  email: string | null;
  phone: string | null;
  siteUrl: string | null;
  intervalBefore: string | null;
}

/** A zone's class, whatever its format calls it. */
export type Restriction = 'prohibited' | 'authorisation' | 'conditional' | 'uSpace' | 'none' | 'unknown';

/** A zone of any format. */
export interface Zone {
  identifier: string;
  country: string | null;
  restriction: Restriction;
  reasons: string[];
  name: LocalText[];
  message: LocalText[];
  /** A notice for a whole country: shown, but without effect on the verdict. */
  advice: boolean;
  /** Called a terminal area: its floor is at least 200 m above the ground, unless its data says less. */
  controlArea: boolean;
  applicability: Applicability;
  contacts: Contact[];
  volumes: Volume[];
  /** The object as it came. */
  native: unknown;
}

export interface Notam {
  notamId: string;
  qcode: string | null;
  /** `unknownStart` where it is not known. */
  validFrom: Date;
  /** Null: permanent. */
  validTo: Date | null;
  /** Item D, free text. */
  schedule: string | null;
  text: string;
  volumes: Volume[];
  native: unknown;
}

const severities: Record<Restriction, ZoneSeverity> = {
  prohibited: 'prohibited',
  authorisation: 'authorisation',
  conditional: 'conditions',
  uSpace: 'conditions',
  unknown: 'unknown',
  none: 'allowed',
};

export function severityOf(restriction: Restriction): ZoneSeverity {
  return severities[restriction];
}

/**
 * The kind that a map shows. Restricted is a severity and aeronautical a source: a zone for air traffic is aeronautical,
 * unless it forbids everything or nothing.
 */
export function kindOf({ restriction, reasons }: Pick<Zone, 'restriction' | 'reasons'>): ZoneKind {
  if (restriction === 'prohibited') return 'restricted';
  if (restriction === 'none') return 'allowed';
  if (reasons.includes('AIR_TRAFFIC')) return 'aeronautical';
  return restriction === 'authorisation' ? 'restricted' : 'limited';
}

/** Of a NOTAM whose start is not known: it is in force. */
export const unknownStart = new Date(0);

/** ICAO Doc 8126: subjects by their second letter, of restrictions by the third too, and what has none. */
const otherCodes = /^Q(?:[ACFGIKLMNOPSW][A-Z]|R[ADMO]|XX)[A-Z]{2}$/;

/** From a Q code: prohibited and restricted areas; other codes must be read. One that is none may stand for anything. */
export function notamSeverity(qcode: string | null): ZoneSeverity {
  const code = qcode?.trim().toUpperCase() ?? '';
  if (code.startsWith('QRP')) return 'prohibited';
  if (/^QR[RT]/.test(code)) return 'authorisation';
  return otherCodes.test(code) ? 'conditions' : 'unknown';
}
