import { limits } from '@estela/contracts/limits';
import {
  type AirspaceDataState,
  type AirspaceReason,
  type AirspaceVerdict,
  airspaceReasons,
  airspaceVerdicts,
  type ZoneKind,
  type ZoneSeverity,
} from '@estela/contracts/values';
import type { Limit, Restriction } from './zone.ts';

/** A zone or NOTAM that is in force and covers the point on the map. */
export interface Finding {
  kind: ZoneKind;
  severity: ZoneSeverity;
  /** Null: a NOTAM. */
  restriction: Restriction | null;
  advice: boolean;
  controlArea: boolean;
  hasSchedule: boolean;
  /** Of the volumes at the point. */
  volumes: { lower: Limit | null; upper: Limit | null }[];
}

export interface Judgement {
  verdict: AirspaceVerdict;
  kind: ZoneKind | null;
  /** Metres above ground; null where it is not known. */
  maxFreeHeight: number | null;
  reasons: AirspaceReason[];
}

/** Where a zone begins above the ground of the point. */
export interface Reach {
  concerns: boolean;
  /** Metres above ground; null where only the terrain could say. */
  floor: number | null;
  reason: AirspaceReason | null;
}

/** Metres that the ellipsoid may lie above or below the sea. */
const ellipsoidError = 110;
/** Highest ground on Earth, metres above the sea or the ellipsoid. */
const highestGround = 8849 + ellipsoidError;
/** ICAO Annex 11: a control area begins at least this many metres above the ground. */
const controlAreaFloor = 200;
/** Ties between equally strict zones: the one to show. */
const kindOrder: ZoneKind[] = ['allowed', 'limited', 'aeronautical', 'restricted', 'activeNotam'];

const classReasons: Record<Restriction, AirspaceReason | null> = {
  prohibited: 'prohibitedZone',
  authorisation: 'authorisationZone',
  conditional: 'conditionalZone',
  uSpace: 'uSpaceZone',
  unknown: 'unknownClass',
  none: null,
};

/**
 * What may be flown from the ground up to `altitude` metres above it. The strictest finding decides, so one more
 * never makes it milder; with data that is missing, old or failed, or a zone of unknown class, it is never milder than
 * unknown.
 */
export function judge(findings: readonly Finding[], data: AirspaceDataState, altitude: number): Judgement {
  const counted = findings.filter(({ advice }) => !advice);
  const asking = counted.filter(({ severity }) => severity !== 'allowed');
  const concerning = counted.filter((finding) => reachOf(finding, altitude).concerns);
  const worst = concerning.sort(strictestFirst)[0];
  const isHigh = altitude > limits.flightHeight.default;
  const isCurrent = data === 'current';
  const reasons = new Set(asking.flatMap((finding) => reasonsOf(finding, altitude)));
  if (counted.length < findings.length) reasons.add('advice');
  if (isCurrent && (worst?.severity ?? 'allowed') === 'allowed') reasons.add('noZones');
  if (isHigh) reasons.add('aboveOpenCategory');
  return {
    verdict: strictest([
      worst?.severity ?? 'allowed',
      isHigh ? 'conditions' : 'allowed',
      isCurrent ? 'allowed' : 'unknown',
    ]),
    kind: worst?.kind ?? null,
    maxFreeHeight: freeHeight(
      asking.map((finding) => reachOf(finding, altitude).floor),
      isCurrent,
    ),
    reasons: airspaceReasons.filter((reason) => reasons.has(reason)),
  };
}

/** How far down a zone reaches. A limit that is not stated or cannot be compared counts as the ground. */
export function reachOf(finding: Pick<Finding, 'volumes' | 'controlArea'>, altitude: number): Reach {
  const reaches = finding.volumes.map(({ lower }) => volumeReach(lower, finding.controlArea, altitude));
  const lowest = reaches.sort((a, b) => Number(b.concerns) - Number(a.concerns) || height(a) - height(b))[0];
  return lowest ?? { concerns: true, floor: null, reason: 'limitNotStated' };
}

function volumeReach(lower: Limit | null, controlArea: boolean, altitude: number): Reach {
  if (lower === null || lower.metres === null) return { concerns: true, floor: 0, reason: 'limitNotStated' };
  const { metres, reference } = lower;
  if (metres <= 0) return { concerns: true, floor: 0, reason: null };
  if (reference === 'AGL') {
    const concerns = metres < altitude;
    return { concerns, floor: metres, reason: concerns ? null : 'zoneAbove' };
  }
  // One that is lower than that above the sea is none, whatever it is called.
  const aboveSea = reference === 'W84' || reference === 'unknown' ? metres - ellipsoidError : metres;
  const isControlArea = controlArea && aboveSea >= controlAreaFloor;
  const surely = isControlArea ? controlAreaFloor : metres - highestGround;
  if (surely >= altitude && surely > 0) return { concerns: false, floor: surely, reason: 'zoneAbove' };
  return { concerns: true, floor: null, reason: 'heightNotComparable' };
}

/** For sorting: a floor that is not known comes right after the ground. */
function height({ floor }: Reach): number {
  return floor ?? 0.5;
}

function freeHeight(floors: readonly (number | null)[], isCurrent: boolean): number | null {
  if (floors.includes(0)) return 0;
  if (!isCurrent || floors.includes(null)) return null;
  const known = floors.filter((floor) => floor !== null);
  return Math.floor(Math.min(limits.flightHeight.default, ...known));
}

function reasonsOf(finding: Finding, altitude: number): AirspaceReason[] {
  const { concerns, reason } = reachOf(finding, altitude);
  const reasons: (AirspaceReason | null)[] = [reason];
  if (concerns)
    reasons.push(finding.restriction === null ? 'activeNotam' : classReasons[finding.restriction]);
  if (concerns && finding.hasSchedule) reasons.push('notamSchedule');
  return reasons.filter((one) => one !== null);
}

function strictestFirst(a: Finding, b: Finding): number {
  const bySeverity = airspaceVerdicts.indexOf(b.severity) - airspaceVerdicts.indexOf(a.severity);
  return bySeverity || kindOrder.indexOf(b.kind) - kindOrder.indexOf(a.kind);
}

function strictest(verdicts: readonly AirspaceVerdict[]): AirspaceVerdict {
  return airspaceVerdicts.findLast((verdict) => verdicts.includes(verdict)) ?? 'unknown';
}
