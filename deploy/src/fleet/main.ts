import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { runFleet } from './cli/fleet.ts';
import type { FleetContext } from './commands/command-group.ts';

export { builtVisitLines } from './commands/built-visits.ts';

/**
 * What the surroundings say of a release. `by`: `ESTELA_ACTOR` (a pipeline run or a person), else the system user.
 * `source`: `ESTELA_COMMIT`, for builds that do not say where they come from. `signingKey`: `ESTELA_SIGNING_KEY`.
 */
export function origin(
  env: NodeJS.ProcessEnv = process.env,
): Pick<FleetContext, 'by' | 'source' | 'signingKey'> {
  return {
    by: env.ESTELA_ACTOR || `${systemUser()}@${hostname()}`,
    ...(env.ESTELA_COMMIT && { source: { commit: env.ESTELA_COMMIT } }),
    signingKey: env.ESTELA_SIGNING_KEY,
  };
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

/** The folder in which the command was typed: npm runs it in the workspace's root. */
export function callersFolder(env: NodeJS.ProcessEnv): string {
  return (env.npm_lifecycle_event === 'fleet' && env.INIT_CWD) || process.cwd();
}

/** The command line. Returns the exit code. */
export async function main(
  args: readonly string[],
  builders: Pick<FleetContext, 'build' | 'checkTypes' | 'watch'>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return runFleet(args, {
    ...builders,
    root: workspaceRoot,
    cwd: callersFolder(env),
    data: env.ESTELA_DATA || '.estela',
    ...origin(env),
    publicUrl: env.PUBLIC_URL,
    remote: { url: env.ESTELA_FLEET_URL, token: env.ESTELA_FLEET_TOKEN, note: env.ESTELA_ACTOR },
    print: (line) => process.stdout.write(`${line}\n`),
    printError: (line) => process.stderr.write(`${line}\n`),
  });
}
