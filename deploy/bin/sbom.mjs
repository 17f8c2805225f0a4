#!/usr/bin/env node
// Writes a bill of materials in CycloneDX: every library that the lock file names, but those for development alone.
import { pnpmCommand } from '../scripts/pnpm.mjs';
import { runTool } from '../scripts/run-tool.mjs';
import { runScript, ScriptError } from '../scripts/script-error.mjs';
import { texts } from '../scripts/texts.mjs';

const usage =
  'Usage: npm run -s sbom [-- <file>]\n\nWrites the bill of materials to the file, else to sbom.cdx.json.';

await runScript(async ([file = 'sbom.cdx.json']) => {
  if (file === '--help') return console.log(usage);
  const kind = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod'];
  const { command, args, isScript } = await pnpmCommand();
  if (isScript) throw new ScriptError(texts.sbomElsewhere);
  const { code, output } = await runTool(command, [...args, 'sbom', ...kind, '--out', file]);
  if (code !== 0) throw new ScriptError(texts.sbomFailed, { output });
  console.log(file);
});
