import { rmSync } from 'node:fs';
import { fill, texts } from './texts.mjs';
import { watchApp } from './watch-app.mjs';

/**
 * Watches apps and waits for the first build of each, good or bad. `onGood` makes a good build known to the server,
 * before open pages hear of it. Returns a function that stops it all.
 */
export async function watchAll(apps, program, pages, onGood) {
  const stops = [];
  for (const app of apps) stops.push(await firstBuild(app, program, pages, onGood));
  return () => Promise.all(stops.map((stop) => stop()));
}

async function firstBuild(app, { buildProblems, problemText }, pages, onGood) {
  rmSync(app.out, { recursive: true, force: true });
  let watching;
  await new Promise((resolve, reject) => {
    async function built({ hash, errors }) {
      const problems = buildProblems(errors, app.folder);
      const output = problems.map(problemText).join('\n\n');
      if (output) console.error(fill(texts.buildFailed, { app: app.name, output }));
      else {
        await onGood(app);
        console.log(fill(texts.rebuilt, { app: app.name }));
      }
      pages.send(app.name, hash, problems);
      resolve();
    }
    // After the first build nobody waits for the promise: what fails then is told here.
    let isFirst = true;
    function failed(error) {
      if (isFirst) return reject(error);
      console.error(fill(texts.failed, { name: app.name, message: error.stack }));
    }
    watching = watchApp(
      app,
      (result) =>
        void built(result)
          .catch(failed)
          .finally(() => (isFirst = false)),
    );
    watching.catch(reject);
  });
  return async () => (await watching)();
}
