import { root } from '../../packages/config/bin/workspace.mjs';
import { install } from './install.mjs';
import { buildProgram, loadProgram } from './program.mjs';
import { texts } from './texts.mjs';

/** First steps of start and dev: dependencies, the program that they run, and checked settings. */
export async function prepareProcess(stage) {
  process.chdir(root);
  // The stages are printed already; LOG_LEVEL=info shows the server's own log lines too.
  process.env.LOG_LEVEL ||= 'warn';
  stage.done(texts.install, await install());
  const databaseThread = await startDatabaseThread();
  const { file, notices, isFresh } = await buildProgram();
  const program = await loadProgram(file);
  stage.done(texts.program, isFresh ? texts.done : texts.unchanged);
  const config = program.readConfig(process.env);
  await program.checkPlace(config);
  return { program, config, notices, databaseThread };
}

/** While it gets ready the program is read. */
async function startDatabaseThread() {
  const { startThread } = await import('@estela/server/database-thread');
  return startThread(process.env);
}
