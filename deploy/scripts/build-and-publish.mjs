import { root } from '../../packages/config/bin/workspace.mjs';
import { buildApps, summary } from './build-apps.mjs';
import { publishAll } from './publish-all.mjs';
import { texts } from './texts.mjs';

/** Brings the release store up to date with the sources. Unchanged apps are neither built nor published again. */
export async function buildAndPublish(apps, program, config, stage, { serveLive }) {
  const built = await buildApps(apps);
  stage.done(texts.build, summary(built));
  stage.done(texts.publish, await publishAll(apps, program, { root, data: config.dataDir, serveLive }));
}
