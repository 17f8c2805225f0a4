import { errorOf, errorText } from '@estela/api';

/** What trying again would not change: the thing is gone, or nobody is signed in any more. */
const finalCodes: ReadonlySet<string | undefined> = new Set(['NOT_FOUND', 'UNAUTHORIZED']);

/** What to say where a press was refused: the press's own words, unless trying again would not help. */
export function refusalText(error: unknown, t: (key: string) => string, failed: string): string {
  return finalCodes.has(errorOf(error)?.code) ? errorText(error, t) : failed;
}
