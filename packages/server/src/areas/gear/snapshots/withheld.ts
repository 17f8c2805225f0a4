import { eachLine } from '@estela/contracts/snapshots';
import { isKnownHead, isShownDetail, isShownError, isShownLine, isShownSetting } from './shown-lines.ts';

/** What others see in place of what is not known to be harmless. */
const withheld = '***';
/** Characters of the longest line that firmware prints. */
const longest = 300;

// Indents, the signs of a comment and of an echo, and the word before a setting.
const start = /^[\s#]*(?:set\s+)?/i;
const head = /^(\w+)(\s*[:=]\s*|\s+|$)/;

/**
 * A shared snapshot as others see it. Lines are let through, not taken out: only what is known as tuning is shown. Ids of the
 * hardware, signatures, what binds a radio, names, places, notes and echoes thus stay the owner's in whatever form the command
 * line prints them. Every line stays where it was, with its line break.
 */
export function withoutSecrets(text: string): string {
  // What `get` prints below a setting goes with it.
  let isDetailShown = false;
  return eachLine(text, (line) => {
    if (line.length > longest) return line.trim() === '' ? line : withheld;
    const isShownOfError = isShownError(line.trim());
    if (isShownOfError !== undefined) return shownError(line, isShownOfError);
    const before = start.exec(line)?.[0] ?? '';
    const body = line.slice(before.length).trim();
    const setting = isShownSetting(body);
    const detail = isShownDetail(body);
    if (detail === undefined) isDetailShown = setting === true && before.trim() === '';
    const isShown = setting ?? (detail === undefined ? isShownLine(body) : detail && isDetailShown);
    return isShown || body === '' ? line : before + knownHead(body) + withheld;
  });
}

/** That something was refused is shown always, what was refused where it names nothing of the owner's. */
const shownError = (line: string, isShown: boolean) => (isShown ? line : `###ERROR ${withheld}`);

/** Whose the withheld is, where that is known: `set craft_name = ***`, `mcu_id ***`. */
function knownHead(body: string): string {
  const [, name = '', between = ''] = head.exec(body) ?? [];
  return name !== '' && isKnownHead(name, between) ? name + (between || ' ') : '';
}
