import { root } from '../../packages/config/bin/workspace.mjs';
import { beginBuilds, summary } from './build-apps.mjs';
import { publishAll } from './publish-all.mjs';
import { texts } from './texts.mjs';

/**
 * Begins to bring the release store up to date with the sources: each app is published while the next ones are built.
 * Unchanged apps are neither built nor published again. A failure of one half ends the other. `finish` waits for both,
 * makes the releases live and prints the stages, or throws that failure; `stop` ends what is under way.
 */
export function beginBuildAndPublish(apps, program, config, { serveLive, begin = beginBuilds } = {}) {
  const ending = new AbortController();
  const builds = begin(apps, { signal: ending.signal });
  const building = Promise.all(builds);
  const publishing = publishAll(
    apps.map((app, index) => ({ ...app, built: builds[index] })),
    program,
    { root, data: config.dataDir, serveLive, signal: ending.signal },
  );
  const both = Promise.all([building, publishing]);
  // `finish`, which may be called later, throws the failure; until then it counts as handled.
  both.catch(() => ending.abort());

  return {
    async finish(stage) {
      await Promise.race([both, building]);
      stage.done(texts.build, summary(await building));
      const goLive = await publishing;
      stage.done(texts.publish, await goLive());
    },
    async stop() {
      ending.abort();
      await Promise.allSettled([...builds, publishing]);
    },
  };
}
