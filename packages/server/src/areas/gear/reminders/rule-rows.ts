import type { ReminderEvery, ReminderRule, ReminderSubject } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isKept } from '../equipment-items/index.ts';
import { type RuleStatus, statusOf } from './clock.ts';

export interface RuleRow {
  id: string;
  owner_id: string;
  drone_id: string | null;
  component_id: string | null;
  equipment_item_id: string | null;
  subject_name: string;
  /** It was sold or lost: there is nothing to do to it. */
  is_gone: boolean;
  text: string;
  every_days: number | null;
  every_flights: number | null;
  every_minutes: number | null;
  since: Date;
  time_zone: string;
  told_at: Date | null;
  created_at: Date;
  updated_at: Date;
  flights: number;
  seconds: number;
  /** By the clock of the database. */
  now: Date;
}

/**
 * Rules with what was flown since. A part counts the flights of the drones that it sat on, equipment those that name it.
 * One branch a kind of subject, each by the index of its own: with `or` every rule would read all flights of its pilot.
 */
export async function readRules(db: Db, where: RawBuilder<SqlBool>): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select rule.*, coalesce(drones.name, components.name, equipment_items.name) as subject_name,
      coalesce(not (${isKept}), false) as is_gone, uses.flights, uses.seconds, now() as now
    from reminder_rules rule
    left join drones on drones.id = rule.drone_id
    left join components on components.id = rule.component_id
    left join equipment_items on equipment_items.id = rule.equipment_item_id
    left join lateral (
      select count(*) as flights, coalesce(sum(duration_seconds), 0)::int8 as seconds from (
        select duration_seconds from flights
        where rule.due_on is null and drone_id = rule.drone_id and recorded_at > rule.since
        union all
        select duration_seconds from installations
        join flights on flights.drone_id = installations.drone_id
          and recorded_at > rule.since and recorded_at >= installed_at
          and recorded_at < coalesce(removed_at, 'infinity')
        where rule.due_on is null and component_id = rule.component_id
        union all
        select duration_seconds from flights
        where rule.due_on is null and recorded_at > rule.since and id in (
          select flight_id from flight_equipment where equipment_item_id = rule.equipment_item_id
          union select flight_id from flight_packs where equipment_item_id = rule.equipment_item_id)
      ) as flown
    ) as uses on true
    where ${where} order by rule.id
  `.execute(db);
  return rows;
}

/** On the day in the rule's own time zone, or in the viewer's. */
export function statusOfRule(row: RuleRow, viewerTz?: string): RuleStatus {
  const { since, time_zone: tz, flights, seconds, now } = row;
  return statusOf({ every: everyOf(row), since, tz, flights, seconds }, now, viewerTz);
}

/** Nothing is due of what is gone. */
export function isDue({ is_gone }: RuleRow, { left }: RuleStatus): boolean {
  return !is_gone && left <= 0;
}

export function toRule(row: RuleRow, viewerTz?: string): ReminderRule {
  const standing = statusOfRule(row, viewerTz);
  return {
    _id: row.id,
    subject: subjectOf(row),
    text: row.text,
    every: everyOf(row),
    since: row.since.toISOString(),
    tz: row.time_zone,
    ...standing,
    due: isDue(row, standing),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function subjectOf(row: RuleRow): ReminderSubject {
  const name = row.subject_name;
  if (row.drone_id) return { kind: 'drone', _id: row.drone_id, name };
  if (row.component_id) return { kind: 'component', _id: row.component_id, name };
  return { kind: 'equipmentItem', _id: row.equipment_item_id ?? '', name };
}

export function everyOf({ every_days, every_flights, every_minutes }: RuleRow): ReminderEvery {
  if (every_days !== null) return { days: every_days };
  if (every_flights !== null) return { flights: every_flights };
  return { minutes: every_minutes ?? 0 };
}

/** The most urgent first: what is overdue, then what has the smallest share of its measure left. */
export function byUrgency(a: ReminderRule, b: ReminderRule): number {
  return shareLeft(a) - shareLeft(b) || a._id.localeCompare(b._id);
}

function shareLeft({ used, left }: ReminderRule): number {
  return left / (used + left);
}
