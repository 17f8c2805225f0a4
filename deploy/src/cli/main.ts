import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { runFleet } from './fleet.ts';

/** The name for the history: `ESTELA_ACTOR` (a pipeline run or a person), else the system user. */
export function actor(env: NodeJS.ProcessEnv = process.env): string {
  if (env.ESTELA_ACTOR) return env.ESTELA_ACTOR;
  return `${systemUser()}@${hostname()}`;
}

/** A process without an entry in the user table (a container's random id) has no name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** The workspace's root, three folders up from here. */
const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

/** The command line. Returns the exit code. */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return runFleet(args, {
    root: workspaceRoot,
    data: env.ESTELA_DATA || '.estela',
    by: actor(env),
    print: (line) => process.stdout.write(`${line}\n`),
    printError: (line) => process.stderr.write(`${line}\n`),
  });
}
