import { showProblems } from './overlay.mjs';
import { showRibbon } from './ribbon.mjs';

const { running } = globalThis.__estelaDevelopment;
/** Build of each app without running parts of its own (the shell) as this page first heard of it. */
const first = new Map();

/** Brings the page to the last good build: by itself where it can, else as a new page. */
async function follow({ app, build }) {
  const remote = running.get(app);
  if (remote) return remote.build() === build || remote.update();
  if (app !== 'shell') return true;
  if (!first.has(app)) first.set(app, build);
  return first.get(app) === build;
}

async function show({ builds, against }) {
  if (against) showRibbon(builds, against);
  const problems = builds.flatMap((build) => build.problems);
  showProblems(problems);
  if (problems.length > 0) return;
  const followed = await Promise.all(builds.map(follow)).catch((error) => {
    console.info(error.message);
    return [false];
  });
  if (followed.includes(false) || followed.includes(null)) location.reload();
}

// One after another: while a page takes a build, the bundler's runtime refuses the next.
let last = Promise.resolve();
new EventSource('/__estela/events').addEventListener('state', ({ data }) => {
  last = last.then(() => show(JSON.parse(data)));
});
