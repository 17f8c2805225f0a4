import { isInForce, nextChange } from './applicability.ts';
import { concernsPoint, dataAt, type Question } from './data-state.ts';
import type { Dataset, FoundZone } from './found-zone.ts';
import { contains } from './shape.ts';
import { judge } from './verdict.ts';

/** Milliseconds: what begins within this is shown beforehand. */
export const lookAhead = 3 * 86_400_000;

/** What a search found around a point. */
export interface Findings {
  zones: readonly FoundZone[];
  notams: readonly FoundZone[];
  datasets: readonly Dataset[];
  /** There is more than was searched: nothing can be allowed on part of it. */
  isIncomplete: boolean;
}

/** The verdict on a flight from the ground at a point up to `altitude` metres above it, and what it rests on. */
export function checkPoint(
  { zones, notams, datasets, isIncomplete }: Findings,
  question: Question,
  altitude: number,
) {
  const { lat, lng, at } = question;
  const data = dataAt(isIncomplete ? [] : datasets, question);
  const here = [...notams, ...zones].flatMap((zone) => atPoint(zone, lat, lng));
  const isActive = (zone: FoundZone) =>
    zone.restriction === null
      ? zone.validFrom !== null && zone.validFrom <= at
      : isInForce(zone.applicability, at.getTime(), lat, lng);
  const active = here.filter(isActive).map((zone) => withEnd(zone, question, at));
  const upcoming = here.filter((zone) => !isActive(zone)).flatMap((zone) => nextRun(zone, question));
  const judgement = judge(
    active.map((zone) => ({ ...zone, hasSchedule: zone.schedule !== null })),
    data.state,
    altitude,
  );
  const reasons = [...judgement.reasons, ...data.reasons];
  if (upcoming.some(({ restriction }) => restriction === null)) reasons.push('upcomingNotam');
  if (upcoming.some(({ restriction, advice }) => restriction !== null && !advice))
    reasons.push('upcomingZone');
  return {
    ...judgement,
    reasons,
    zones: active,
    upcoming,
    data: data.state,
    sources: datasets.filter((dataset) => concernsPoint(dataset, question)),
  };
}

/** A NOTAM to come, or a zone with the times of its next run; nothing where it has none soon. */
function nextRun(zone: FoundZone, question: Question): FoundZone[] {
  if (zone.restriction === null) return [zone];
  const begin = changeAfter(zone, question, question.at);
  return begin ? [withEnd({ ...zone, validFrom: begin }, question, begin)] : [];
}

/** A zone that is in force at an instant, with the end of that, where it is soon; a NOTAM says its own. */
function withEnd(zone: FoundZone, question: Question, from: Date): FoundZone {
  const end = zone.restriction === null ? undefined : changeAfter(zone, question, from);
  return end ? { ...zone, validTo: new Date(end.getTime() - 1) } : zone;
}

function changeAfter({ applicability }: FoundZone, { lat, lng }: Question, from: Date): Date | undefined {
  const change = nextChange(applicability, from.getTime(), lat, lng, lookAhead);
  return change === undefined ? undefined : new Date(change);
}

/** The zone with those of its volumes that are over the point, or nothing. */
function atPoint(zone: FoundZone, lat: number, lng: number): FoundZone[] {
  const volumes = zone.volumes.filter(({ shape }) => contains(shape, lat, lng));
  return volumes.length === 0 ? [] : [{ ...zone, volumes }];
}
