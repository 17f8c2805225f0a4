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
    '  {app} stays at {version}, where {by} left it; npm run -s fleet -- unpin {app} lets new builds go live',
  appVersion: '  {app} {version}',
  usageBuild: [
    'Usage: npm run build -- [app...] [--force] [--out folder]',
    '',
    '  app       shell or a remote; default: all of them, and the program that npm start runs',
    '  --force   build even what has not changed',
    '  --out     copy each build to <folder>/<app> as well',
  ],
  usageStart: [
    'Usage: npm start',
    '',
    '  PORT, HOST, ESTELA_DATA, ESTELA_SAMPLE, PUBLIC_URL, DATABASE_URL are read from the environment.',
  ],
  usageDev: [
    'Usage: npm run dev -- [app...]',
    '',
    '  app   rebuild this one when it changes, beside the published rest; default: rebuild all of them',
    '',
    'Open pages take a changed component, style sheet or text as it is built, and keep what is typed into forms;',
    'for other changes they are loaded anew. Errors of a build are shown here and in the page.',
  ],
  unknownApp: 'there is no app called "{app}"; there are: {apps}',
  buildFailed: 'build of {app} failed:\n{output}',
  installFailed: 'installing the dependencies failed:\n{output}',
  publishFailed: 'publishing {app} failed',
  ready: '\nEstela is at {url}',
  login: 'Sample login: {email} with password {password}',
  stopping: 'Stopping: requests in flight are finished first.',
  watch: 'first builds',
  rebuilt: '  {app} is built',
  watching: 'Watching {apps}. Open pages take each build by themselves; typed text stays.',
  failed: '{name}: {message}',
};

export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
