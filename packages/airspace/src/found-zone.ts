import type { ZoneKind, ZoneSeverity } from '@estela/contracts/values';
import { type Applicability, isInForce } from './applicability.ts';
import type { Coverage } from './data-state.ts';
import { boundsOf } from './shape.ts';
import type { Contact, LocalText, Restriction, Volume } from './zone.ts';

/** A zone or a NOTAM as a search finds it, with the volumes that the search met. */
export interface FoundZone {
  id: string;
  /** Name of its dataset. */
  source: string;
  synthetic: boolean;
  identifier: string;
  kind: ZoneKind;
  severity: ZoneSeverity;
  /** Null: a NOTAM. */
  restriction: Restriction | null;
  name: LocalText[];
  message: LocalText[];
  reasons: string[];
  advice: boolean;
  controlArea: boolean;
  applicability: Applicability;
  validFrom: Date | null;
  validTo: Date | null;
  schedule: string | null;
  contacts: Contact[];
  volumes: Volume[];
}

/** What is published together and replaced together. */
export interface Dataset extends Coverage {
  name: string;
  title: string;
  provider: string | null;
  issued: Date | null;
  /** What `failedAt` is about, for the operator. */
  failure: string | null;
}

/** In force at the middle of one of its volumes: across one zone, sunrise varies by minutes, which the margin covers. */
export function isInForceSomewhere({ applicability, volumes }: FoundZone, at: Date): boolean {
  return volumes.some(({ shape }) => {
    const { west, south, east, north } = boundsOf(shape);
    return isInForce(applicability, at.getTime(), (south + north) / 2, (west + east) / 2);
  });
}
