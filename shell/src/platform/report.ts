import { errorReference, type Failure } from '@estela/runtime';

/** The one place where failures of remotes are logged. */
export function report({ app, phase, error }: Failure): void {
  // biome-ignore lint/suspicious/noConsole: the console is where failures are logged
  console.error(`${errorReference(app)} failed at ${phase}`, error);
}
