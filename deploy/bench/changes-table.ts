import { changes } from '../test/changes.ts';
import { measureChanges } from '../test/cost-of-change.ts';

/** What each change of the table moves, and what a returning visitor fetches again. */
export async function changesTable(): Promise<string> {
  const workspace = await measureChanges();
  const lines = ['', 'A change of ...                          moves        and fetches again'];
  for (const [what, file, edit, , , also] of changes) {
    const { moved, bytes } = await workspace.costOf({ [file]: edit, ...also });
    const files = Object.values(moved).flat();
    const size = files.length > 0 ? `${files.join(', ')} (${(bytes / 1000).toFixed(1)} kB)` : '-';
    lines.push(`${what.padEnd(41)}${(Object.keys(moved).join(', ') || '-').padEnd(13)}${size}`);
  }
  workspace.remove();
  return lines.join('\n');
}
