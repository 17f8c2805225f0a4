#!/usr/bin/env node
import { requireNode } from '../scripts/node-version.mjs';

requireNode();
const { runScript } = await import('../scripts/script-error.mjs');
const { install } = await import('../scripts/install.mjs');
const { stages } = await import('../scripts/stage.mjs');
const { texts } = await import('../scripts/texts.mjs');
await runScript(async () => {
  const stage = stages();
  stage.done(texts.install, await install());
});
