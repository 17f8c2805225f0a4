import { root } from '../../packages/config/bin/workspace.mjs';
import { install } from './install.mjs';
import { buildProgram, loadProgram } from './program.mjs';
import { texts } from './texts.mjs';

/** What start and dev begin with: dependencies, the program that they run, and settings that can be used. */
export async function prepareProcess(stage) {
  process.chdir(root);
  // The stages say all there is to say; LOG_LEVEL=info brings the server's own lines back.
  process.env.LOG_LEVEL ||= 'warn';
  stage.done(texts.install, await install());
  const { file, isFresh } = await buildProgram();
  const program = await loadProgram(file);
  stage.done(texts.program, isFresh ? texts.done : texts.unchanged);
  const config = program.readConfig(process.env);
  await program.checkPlace(config);
  return { program, config };
}
