/** Closed lists of words about fly-days. Plain constants, as those of ./values. */

/** Of the list of a group's fly-days. */
export const flyDayTimes = ['upcoming', 'past'] as const;
export type FlyDayTime = (typeof flyDayTimes)[number];

export const flyDayAnswers = ['yes', 'maybe', 'no'] as const;
export type FlyDayAnswer = (typeof flyDayAnswers)[number];

/** Of a pilot who said yes. */
export const flyDayStates = ['going', 'waiting'] as const;
export type FlyDayState = (typeof flyDayStates)[number];

/** Who answered a fly-day, apart by what they said. */
export const flyDayLists = ['going', 'waiting', 'maybe', 'no'] as const;
export type FlyDayList = (typeof flyDayLists)[number];

/** What pilots are told of a fly-day. */
export const flyDayEvents = ['created', 'changed', 'cancelled', 'movedUp', 'reminder'] as const;
export type FlyDayEvent = (typeof flyDayEvents)[number];
