import type { FlyDayAnswer } from '@estela/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Dated, GivenInstant, Instant } from './column-types.ts';

interface FlyDayTable extends Dated {
  id: string;
  group_id: string;
  maker_id: string;
  title: string;
  description: Generated<string>;
  at: GivenInstant;
  until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  ends_at: GivenInstant;
  spot_id: string | null;
  places: number | null;
  cancelled: Generated<boolean>;
  sequence: Generated<number>;
}

interface FlyDayAnswerTable {
  fly_day_id: string;
  user_id: string;
  answer: FlyDayAnswer;
  waiting: Generated<boolean>;
  turn: number;
  answered_at: Instant;
  reminded: Generated<boolean>;
}

/** What groups plan to fly, and who comes. */
export interface FlyDaySchema {
  fly_days: FlyDayTable;
  fly_day_answers: FlyDayAnswerTable;
}
