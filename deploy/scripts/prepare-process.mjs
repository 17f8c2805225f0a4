import { root } from '../../packages/config/bin/workspace.mjs';
import { install } from './install.mjs';
import { texts } from './texts.mjs';

/** What start and dev begin with: dependencies, TypeScript for this process, and settings that can be used. */
export async function prepareProcess(stage) {
  process.chdir(root);
  // The stages say all there is to say; LOG_LEVEL=info brings the server's own lines back.
  process.env.LOG_LEVEL ||= 'warn';
  stage.done(texts.install, await install());
  const { register } = await import('tsx/esm/api');
  register();
  const { readConfig } = await import('@estela/server');
  const { checkPlace } = await import('../src/serve/check-place.ts');
  const config = readConfig(process.env);
  await checkPlace(config);
  return config;
}
