import { scriptJson } from '@estela/contracts/html';
import { type ComposedRemote, compositionElementId } from '@estela/contracts/release';
import { clientTag } from '../open-pages.ts';

export type LocalRemotes = Record<string, ComposedRemote>;

const block = new RegExp(`(<script\\b[^>]*\\sid="${compositionElementId}"[^>]*>)([^<]*)(</script>)`);

/** A deployed composition with local builds in it; all else stays as it is. */
export function localComposition(json: string, local: LocalRemotes): string {
  const composition = JSON.parse(json) as { remotes: LocalRemotes };
  return JSON.stringify({ ...composition, remotes: { ...composition.remotes, ...local } });
}

/** A deployed page with local builds in it: their composition, and the script that follows them. */
export function localPage(html: string, local: LocalRemotes): string {
  const links = new RegExp(`<link\\b[^>]*\\shref="/remotes/(?:${Object.keys(local).join('|')})/[^>]*>`, 'g');
  return html
    .replace(links, '')
    .replace(block, (_all, start: string, json: string, end: string) => {
      return start + scriptJson(localComposition(json, local)) + end;
    })
    .replace(/<head\b[^>]*>/, (head) => head + clientTag);
}
