import type { SampleResult } from '../sample/insert-sample.ts';

/** The lines that say what was stored and how to log in. */
export function describeSample({ added, logins }: SampleResult): string[] {
  const done = added ? 'Sample data is in.' : 'Sample data was there already.';
  return [done, ...logins.map(({ email, password }) => `  ${email}  ${password}`)];
}
