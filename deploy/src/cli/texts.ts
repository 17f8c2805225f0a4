import type { StoreErrorCode } from '../store/errors.ts';

/** Every sentence that fleet prints. Operators' tools are in English only. */
export const texts = {
  fleet: 'Publishes, activates and rolls back releases of the shell and the remotes.',
  commands: {
    publish: 'put a build into the release store as a new, unchangeable version',
    activate: 'make a published version live',
    rollback: 'go back to the version that was live before, or to --to; pins the app there',
    pin: 'keep an app at its live version: publishing and starting activate nothing',
    unpin: 'let new releases of an app go live again',
    status: 'what is live now',
    history: 'who published, activated or rolled back what, newest first',
  },
  arguments: { app: 'shell, or a remote such as mf-flights', version: 'a published version' },
  options: {
    data: 'the data folder (default: ESTELA_DATA, else .estela)',
    json: 'print JSON',
    why: 'the reason, kept in the history',
    dryRun: 'say what would happen and change nothing',
    from: 'folder of the build (default: <app>/dist)',
    activate: 'also make it live',
    ifMissing: 'succeed when the same bytes are published already',
    to: 'a version that was live before',
    limit: 'how many lines',
  },
  published: 'published {app} {version}: {files} files, {size} ({compressed} as brotli)',
  alreadyPublished: '{app} {version} is already published with the same bytes',
  activated: 'activated {app} {version} (before: {previous})',
  alreadyActive: '{app} {version} is already live',
  rolledBack: 'rolled {app} back to {version} (from {previous})',
  wouldPublish: 'would publish {app} {version}: {files} files',
  wouldActivate: 'would activate {app} {version} (now: {previous})',
  wouldRollBack: 'would roll {app} back to {version} (from {previous})',
  pinned: 'pinned {app} at {version}',
  unpinned: 'unpinned {app} (live: {version})',
  wouldPin: 'would pin {app} at {version}',
  wouldUnpin: 'would unpin {app} (live: {version})',
  staysPinned: '{app} stays at {version} ({kind} by {by}, {at}); fleet unpin {app} lets new releases go live',
  emptyReason: 'Give a reason in words.',
  dirty: '{commit} + changes',
  none: 'none',
  yes: 'yes',
  nothingLive: 'nothing is live yet',
  nothingRecorded: 'nothing is recorded yet',
  statusHeader: ['app', 'live', 'versions', 'since', 'by', 'pinned', 'commit', 'why'],
  historyHeader: ['when', 'what', 'app', 'version', 'before', 'by', 'commit', 'why'],
  sequence: 'composition {sequence}',
  failed: 'fleet: {message}',
} as const;

/** One line for each error of the store. */
export const errorTexts: Record<StoreErrorCode, string> = {
  ALREADY_PUBLISHED: '{app} {version} is already published and a version never changes; build a new one',
  NOT_PUBLISHED: '{app} {version} is not published',
  DAMAGED: '{app} {version} is damaged in the store: {files}',
  BAD_BUILD: 'this build cannot be published: {reason}',
  BAD_NAME: '"{name}" is not a name for an app or a version',
  CONFLICT: '{app} was changed meanwhile (live now: {found}); check the status and try again',
  NOTHING_TO_ROLL_BACK: '{app} has no earlier version to go back to',
  NOT_LIVE: '{app} has no live version',
  ROUTE_TAKEN: '{app} {version} declares {route}, which {other} already owns',
  LOCK_TIMEOUT: 'the release store is locked by another process ({folder})',
  STORE_UNREADABLE: '{file} cannot be read; restore it from a backup',
};

/** Replaces the `{name}` placeholders of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
