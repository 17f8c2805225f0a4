import type { Release } from '@estela/contracts/release';
import type { Problem } from './problems.ts';

type Named = Pick<Release, 'app' | 'version'>;

/** How many names a sentence lists before it counts the rest. */
const namesShown = 6;

/** What breaks, for whom. */
export function sentence(problem: Problem, shell: Named | undefined): string {
  const user = nameOf(problem);
  const provider = shell ? nameOf(shell) : 'no shell';
  const names = listed(problem.what);
  switch (problem.kind) {
    case 'module':
      return `${user} needs ${problem.module} ${problem.range}, which ${provider} does not share`;
    case 'range':
      return `${user} accepts ${problem.module} ${problem.range}, and ${provider} provides ${problem.provided}`;
    case 'names':
      return `${user} reads ${names} from ${problem.module}, which ${provider} does not provide`;
    case 'texts':
      return `${user} shows the texts ${names}, which ${provider} does not bring`;
    case 'slots':
      return `${user} draws ${names}, which nobody would fill any more`;
    case 'props':
      return `${user} gives the slot ${problem.slot} no ${names}, which ${problem.filling ? nameOf(problem.filling) : 'its filling'} needs`;
    case 'calls':
      return `${user} calls ${names}, which this server does not know`;
    case 'dropped':
      return `${user} drops ${names} from ${problem.module} and calls it ${problem.provided}`;
    case 'added':
      return `${user} adds ${names} to ${problem.module} and calls it ${problem.provided}`;
  }
}

/** What to do about it. */
export function advice(problem: Problem, moved: readonly Named[], shell: Named | undefined): string {
  const { app, version, kind } = problem;
  if (kind === 'calls') return 'start the server that knows them first, or build without them';
  if (kind === 'dropped') return `removed names need a higher major version: ${packageVersion(problem)}`;
  if (kind === 'added') return `added names need a higher minor version: ${packageVersion(problem)}`;
  if (kind === 'slots') return `release ${app} without them first, or keep filling them`;
  if (kind === 'props')
    return `release ${app} with them first, or fill the slot without: what it needs only grows by optional props`;
  const isMoving = moved.some((release) => release.app === app);
  if (shell && moved.some((release) => release.app === shell.app) && isMoving)
    return 'build both from the same sources';
  if (isMoving)
    return `release a shell that does first, or both at once: fleet activate shell <version> ${app} ${version}`;
  return `release ${app} for the new shell, both at once: fleet activate shell ${shell?.version} ${app} <version>`;
}

/** `@estela/ui` is the folder `packages/ui`. */
function packageVersion({ module = '', wanted }: Problem): string {
  return `write ${wanted} as the version in packages/${module.split('/')[1]}/package.json`;
}

function nameOf({ app, version }: Named): string {
  return `${app} ${version}`;
}

function listed(names: readonly string[]): string {
  const rest = names.length - namesShown;
  const shown = names.slice(0, namesShown).map((name) => `\`${name}\``);
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
