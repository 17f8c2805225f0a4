import { shortestId } from '../edge/override/find-set.ts';
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
    override: 'print a link that shows published versions to the browser that opens it, and to no other',
    replay: 'print a link that shows exactly the versions of a composition, by the id in its reports',
    disable: 'take a remote off the pages: a notice stands in its place until it is enabled',
    enable: 'put a disabled remote back on the pages',
    status: 'what is live now, and what is served',
    recover: 'write active.json anew from the history, after it was damaged or changed by hand',
    history: 'who published, activated or rolled back what, newest first',
  },
  groups: {
    token: 'tokens with which the pipelines of teams run fleet over HTTP',
    key: 'keys that releases are signed with',
  },
  arguments: {
    app: 'shell, or a remote such as mf-flights',
    version: 'a published version',
    more: 'more apps, each followed by its version',
    composition: `id of a composition, or its first ${shortestId} digits`,
  },
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
    for: 'how long the link holds: 30m, 2h, 7d at most',
    url: 'where the product is served (default: PUBLIC_URL; without it the link begins at its path)',
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
  staysPinned:
    '{app} stays at {version} ({kind} by {by}, {at}{reason}); fleet unpin {app} lets new releases go live',
  staysDisabled:
    '{app} stays at {version} ({kind} by {by}, {at}{reason}); fleet enable {app} puts it back on the pages',
  disabled: 'disabled {app}: a notice stands in its place (live: {version})',
  enabled: 'enabled {app} (live: {version})',
  wouldDisable: 'would disable {app} (live: {version})',
  wouldEnable: 'would enable {app} (live: {version})',
  isDisabled: '{app} is disabled; fleet enable {app} puts it back on the pages',
  adopted: 'signed {signed} files that an older version of the product had left unsigned, with key {key}',
  notSigned: 'not signed, and refused from now on: {title}',
  keyList: 'keys that are trusted, and which of them signs here',
  keyRotate: 'change to a new key and sign everything again; the old one is trusted no longer',
  rotated: 'the key is now {key} (before: {dropped}); signed {signed} files again',
  noKeys: 'this store has no keys yet; the first change makes one',
  keyHeader: ['key', 'since', 'by', 'signs here'],
  recovered: 'wrote active.json anew (composition {sequence}):',
  wouldRecover: 'would write active.json anew (composition {sequence}):',
  recoveredApp: '  {app} {version}',
  nothingToRecover: 'active.json is as it was signed; there is nothing to recover',
  overrideLink: 'shows {versions}',
  replayLink: 'shows composition {id}: {versions}',
  linkHolds: 'holds until {until}; back to what is live: the button on the page, or {leave}',
  badTime: 'Give minutes, hours or days such as 30m, 2h or 7d, a week at most.',
  emptyReason: 'Give a reason in words.',
  dirty: '{commit} + changes',
  reason: ': {why}',
  none: 'none',
  yes: 'yes',
  states: { served: 'served', pinned: 'pinned', disabled: 'disabled', fallback: 'damaged', missing: 'down' },
  servesInstead:
    '{app} {version} is damaged: {served} is served instead; publish the same build again to mend it, or roll back',
  servesNothing:
    '{app} {version} is damaged and nothing good is left to serve; publish the same build again to mend it',
  ages: { minutes: '{n} min ago', hours: '{n} h ago', days: '{n} d ago' },
  nothingLive: 'nothing is live yet',
  nothingRecorded: 'nothing is recorded yet',
  statusHeader: ['app', 'live', 'state', 'since', 'by', 'published', 'versions', 'commit', 'why'],
  historyHeader: ['when', 'what', 'app', 'version', 'before', 'by', 'commit', 'why'],
  sequence: 'composition {sequence}',
  failed: 'fleet: {message}',
  token: {
    add: 'make a token for the pipeline of a team; its secret is printed once and kept nowhere',
    list: 'name, apps, expiry and last use of every token',
    revoke: 'make a token useless at once',
    audit: 'every act over HTTP, also those that were refused, newest first',
    name: 'such as gear-ci; the history names it as the one who acted',
    apps: 'apps that it may touch, such as mf-gear or mf-gear,mf-spots',
    expires: 'days until it expires, such as 30d (default: 90d)',
    badName: 'A name has small letters, digits and dashes, 40 at most.',
    badApps: 'Name apps with commas between them, such as mf-gear,mf-spots.',
    badDays: 'Give days, such as 30d; 999d at most.',
    added: 'made {name} for {apps}, until {expires}:',
    once: 'Store it as the secret ESTELA_FLEET_TOKEN of the pipeline now: it is not shown again.',
    revoked: 'revoked {name}; history and audit log keep its acts',
    expired: '{expires} (expired)',
    noTokens: 'there is no token',
    header: ['name', 'apps', 'created', 'by', 'expires', 'last used'],
    auditHeader: ['when', 'token', 'from', 'command', 'app', 'version', 'outcome'],
  },
} as const;

/** One line for each error of the store. */
export const errorTexts: Record<StoreErrorCode, string> = {
  ALREADY_PUBLISHED: '{app} {version} is already published and a version never changes; build a new one',
  NOT_PUBLISHED: '{app} {version} is not published',
  REMOVED: '{app} {version} was removed by {by} at {at}; build it again and publish that',
  UNKNOWN_APP: 'there is no app called {app} here; there are: {apps}',
  NO_STORE: 'there is no release store in {folder}; check --data and ESTELA_DATA, or publish a first release',
  NO_FOLDER: 'there is no folder {folder}; make it first if a new release store is to begin there',
  SHELL_STAYS: 'the shell cannot be disabled: every page needs it; roll it back instead',
  DAMAGED: '{app} {version} is damaged in the store: {files}; publish the same build again to mend it',
  BAD_BUILD: 'this build cannot be published: {reason}',
  BAD_NAME: '"{name}" is not a name for an app or a version',
  CONFLICT: '{app} was changed meanwhile (live now: {found}); check the status and try again',
  NOTHING_TO_ROLL_BACK: '{app} has no earlier version to go back to',
  NOT_LIVE: '{app} has no live version',
  ROUTE_TAKEN: '{app} {version} declares {route}, which {other} already owns',
  LOCK_TIMEOUT: 'the release store is locked by another process ({folder})',
  TOKEN_TAKEN: 'there is a token named {name} already; choose another name, or revoke that one first',
  NO_TOKEN: 'there is no token named {name}; fleet token list names all',
  STORE_UNREADABLE: '{file} cannot be read; restore it from a backup (active.json: fleet recover)',
  NOT_SIGNED: '{title} has no signature, so nothing of it is served; publish that build again',
  UNKNOWN_KEY:
    '{title} is signed by key {key}, which is not trusted here (fleet key list); copy the signing folder from where it was published, or publish that build again',
  WRONG_SIGNATURE:
    '{title} was changed after it was signed, so nothing of it is served; find out who can write to the store, then restore it from a backup (active.json: fleet recover)',
  REPLAYED:
    'active.json is an old one that was put back: it is change {found}, and the history knows of change {newest}; fleet recover writes it anew from the history',
  BAD_KEY: '{source} does not hold an Ed25519 key',
  NO_KEY:
    'there is no signing key in {folder}; run this where releases are published, or set ESTELA_SIGNING_KEY to that key',
  KEY_NOT_TRUSTED:
    'key {key} of ESTELA_SIGNING_KEY is not trusted by this store (fleet key list); fleet key rotate changes to it',
  SAME_KEY:
    'ESTELA_SIGNING_KEY holds the key in use, {key}; put a new one there (openssl genpkey -algorithm ed25519) and rotate again',
  NO_VERSION: 'give a version for {app}, too: <app> <version> for each',
  BAD_COMPOSITION: `"{id}" is not the id of a composition: give its 12 hex digits, or at least the first ${shortestId}`,
  UNKNOWN_COMPOSITION:
    'no composition {id} was live in this store or shown by one of its links; check the id, and --data',
  AMBIGUOUS_COMPOSITION: 'several compositions begin with {id}: give more digits ({ids}, ...)',
  COMPOSITION_GONE:
    'composition {id} cannot be shown: missing or damaged in the store: {missing}; publish those builds again',
};

/** Replaces the `{name}` placeholders of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
