/** Closed lists of words about reports and what administrators decide on them. */

export const reportKinds = ['user', 'flight', 'drone', 'spot', 'group', 'topic', 'post', 'comment'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Those that stand in a group, or are members of it. */
export const groupReportKinds = ['user', 'topic', 'post', 'comment'] as const satisfies readonly ReportKind[];

export const reportReasons = ['spam', 'abuse', 'privacy', 'danger', 'copyright', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportStatuses = ['open', 'resolved', 'dismissed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** What an administrator can do on a report. Restoring takes back that something was hidden. */
export const reportActs = ['hide', 'restore', 'warn'] as const;
export type ReportAct = (typeof reportActs)[number];

export const moderationActs = [
  ...reportActs,
  'suspend',
  'unsuspend',
  'endSessions',
  'verify',
  'unverify',
] as const;
export type ModerationAct = (typeof moderationActs)[number];

/** Those that the pilot concerned may appeal, once. */
export const appealableActs: readonly ModerationAct[] = ['hide', 'warn', 'suspend'];

export const appealStatuses = ['open', 'upheld', 'restored'] as const;
export type AppealStatus = (typeof appealStatuses)[number];
