import type { AppIdentity } from './platform.ts';

/** The code on a failure card and in a report: names exactly which build failed. */
export function errorReference({ name, version }: AppIdentity): string {
  return `${name}@${version}`;
}
