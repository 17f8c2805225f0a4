/** Every sentence that the start, build and dev scripts print. */
export const texts = {
  start: 'estela',
  install: 'install',
  program: 'program',
  build: 'build',
  publish: 'publish',
  database: 'database',
  server: 'server',
  sample: 'sample data',
  unchanged: 'unchanged',
  done: 'done',
  stage: '{name} {result} {time}',
  seconds: '{seconds} s',
  appBuilt: '  {app}',
  pinned:
    '  {app} is held: it stays at {version} ({kind} by {by}, {at}{reason}); npm run -s fleet -- {release} {app} lets new builds go live',
  waits: '  New versions of {apps} do not fit it and wait for {holders}.',
  reason: '  {message}',
  heldBack:
    'new versions are not live:\n{holds}\n  Nothing has changed. Let it go and start again, or serve what is live as it is: npm start -- --serve-live',
  released:
    '  {app} stays at {version} (released by {by} since {build} was live); npm run -s fleet -- activate {app} {build} makes this build live',
  appVersion: '  {app} {version}',
  usageBuild: [
    'Usage: npm run build -- [app...] [--force] [--out folder]',
    '',
    '  app       shell or a remote; default: all of them, and the program that npm start runs',
    '  --force   build even what has not changed',
    '  --out     copy each build to <folder>/<app> as well',
    '',
    'Once all apps are built it prints what the first visit of each route loads, and how that differs from what is live.',
  ],
  usageStart: [
    'Usage: npm start [-- --serve-live]',
    '',
    '  --serve-live   start although new versions cannot go live, since one that operators hold does not fit them',
    '',
    '  PORT, HOST, ESTELA_DATA, ESTELA_SAMPLE, PUBLIC_URL, DATABASE_URL are read from the environment.',
  ],
  usageDev: [
    'Usage: npm run dev -- [app...] [--from folder] [--against address [--hours n]]',
    '',
    '  app         rebuild this one when it changes, beside the published rest; default: rebuild all of them',
    '  --from      take the sources of the one named app from this folder',
    '  --against   show local builds of remotes inside the Estela deployed at this address (https://...): pages, API',
    '              and all else come from there, through a server that listens on this machine alone',
    '  --hours     how long that lasts, at most 24; default: 8',
    '',
    'Open pages take a changed component, style sheet or text as it is built, and keep what is typed into forms;',
    'for other changes they are loaded anew. Errors of a build are shown here and in the page.',
    '',
    'PORT is read from the environment; default: 8080, and 8090 with --against.',
  ],
  unknownApp: 'there is no app called "{app}"; there are: {apps}',
  buildFailed: 'build of {app} failed:\n{output}',
  sbomElsewhere:
    'the bill of materials is made by a pnpm that deploy/scripts/pnpm.json has only for Linux with glibc: run this there.',
  sbomFailed: 'the bill of materials could not be made:\n{output}',
  pnpmMissing: 'pnpm could not be fetched:\n{output}',
  pnpmAltered:
    '{name} from the registry is not what deploy/scripts/pnpm.json pins: its hash is {found}, not {integrity}. Nothing of it was run.',
  installFailed: 'installing the dependencies failed:\n{output}',
  publishFailed: 'publishing {app} failed: {reason}',
  publishedAllTheSame: '  {reason}\n  It is published, since all apps are built together here.',
  builtTogether: 'all apps were built together',
  notActivated: '  {app} stays as it is: {reason}',
  ready: '\nEstela is at {url}',
  noPublicUrl:
    'PUBLIC_URL is not set: links in mails and in the heads of pages begin with {url}, which leads nowhere. Set it to what pilots type.',
  login: 'Sample login: {email} with password {password}',
  stopping: 'Stopping: requests in flight are finished first.',
  watch: 'first builds',
  rebuilt: '  {app} is built',
  watching: 'Watching {apps}. Open pages take each build by themselves; typed text stays.',
  failed: '{name}: {message}',
  deployed: 'deployed',
  fromWhich:
    '--from holds the sources of one app: name that app, such as npm run dev -- mf-gear --from ../mf-gear',
  badHours: '--hours must be a number from 0 to 24, not "{given}"',
  badPort: 'PORT must be a number from 0 to 65535, not "{given}"',
  againstShell:
    'with --against name the remotes to run locally, such as mf-gear; the shell is the deployed one',
  againstOpen:
    'Warning: {origin} is not encrypted. Anyone on the way can read your session and change the code that you run.',
  againstOver: 'The time is over: local builds are no longer shown. Start again to go on.',
  readyAgainst: '\nEstela is at {url}: {origin} with your local builds in it, until {until}',
  misfits:
    'the local build of {app} does not fit the shell {shell} at {origin}:\n{list}\n' +
    'Check out the commit that this shell was built from, or have a newer shell released there first.',
  misfit: '  {name}: the build wants {wanted}, the shell brings {brought}',
  misfitMissing: '  {name}: the build wants {wanted}, the shell does not bring it',
  against: {
    'bad-address': '--against needs an address such as https://estela.example, not "{address}"',
    unreachable: '{origin} cannot be reached: {reason}',
    moved: '{origin} sends its visitors to {other}; use that address',
    'not-estela':
      '{origin} is not an Estela: it has no /composition.json with a shell and remotes (status {status})',
  },
};

export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
