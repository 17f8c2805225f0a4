import { InvalidArgumentError } from 'commander';
import { isAppName } from '../../store/store-paths.ts';
import { readAudit } from '../tokens/audit-log.ts';
import { addToken, isExpired, readTokens, revokeToken } from '../tokens/tokens.ts';
import { type ChangeOptions, type CommandGroup, type CommonOptions, positive } from './command-group.ts';
import { table } from './reports.ts';
import { fill, texts } from './texts.ts';

const tokenTexts = texts.token;
type DryOptions = Pick<ChangeOptions, keyof CommonOptions | 'dryRun'>;

const day = 24 * 60 * 60 * 1000;

/** Which token may touch which app over HTTP, and what was done with them. These run beside the store only. */
export const tokenCommands: CommandGroup = (add, context) => {
  add<DryOptions & { apps: string[]; expires: number }, [string]>(
    'token add',
    tokenTexts.add,
    async (store, { apps, expires, dryRun = false }, name) => {
      const until = new Date(Date.now() + expires * day).toISOString();
      const token = await addToken(store.paths, { name, apps, by: context.by, expires: until }, dryRun);
      const values = { name, apps: apps.join(', '), expires: until };
      const data = { name, apps, expires: until };
      if (token === undefined)
        return { lines: [fill(tokenTexts.wouldAdd, values)], data: { ...data, dryRun } };
      return {
        lines: [fill(tokenTexts.added, values), token, tokenTexts.once],
        data: { ...data, token },
      };
    },
  )
    .argument('<name>', tokenTexts.name, tokenName)
    .requiredOption('--apps <apps>', tokenTexts.apps, appNames)
    .option('--expires <days>', tokenTexts.expires, days, 90)
    .option('--dry-run', texts.options.dryRun);

  add<CommonOptions, []>('token list', tokenTexts.list, async (store) => {
    const acts = await readAudit(store.paths);
    const tokens = (await readTokens(store.paths)).map(({ hash: _, ...token }) => ({
      ...token,
      expired: isExpired(token),
      lastUsed: acts.findLast((act) => act.token === token.name && act.at >= token.created)?.at ?? null,
    }));
    const rows = tokens.map(({ name, apps, created, by, expires, expired, lastUsed }) => [
      name,
      apps.join(','),
      created,
      by,
      expired ? fill(tokenTexts.expired, { expires }) : expires,
      lastUsed ?? texts.none,
    ]);
    return {
      lines: rows.length === 0 ? [tokenTexts.noTokens] : table(tokenTexts.header, rows),
      data: tokens,
    };
  });

  add<DryOptions, [string]>('token revoke', tokenTexts.revoke, async (store, { dryRun = false }, name) => {
    await revokeToken(store.paths, name, dryRun);
    const text = dryRun ? tokenTexts.wouldRevoke : tokenTexts.revoked;
    return { lines: [fill(text, { name })], data: { name, revoked: !dryRun, ...(dryRun && { dryRun }) } };
  })
    .argument('<name>', tokenTexts.name)
    .option('--dry-run', texts.options.dryRun);

  add<CommonOptions & { limit: number }, []>('audit', tokenTexts.audit, async (store, { limit }) => {
    const acts = (await readAudit(store.paths)).reverse().slice(0, limit);
    const rows = acts.map(({ at, token, address, command, app, version, outcome, code }) => [
      at,
      token ?? texts.none,
      address,
      command,
      app ?? '',
      version ?? '',
      code ? `${outcome} (${code})` : outcome,
    ]);
    return {
      lines: rows.length === 0 ? [texts.nothingRecorded] : table(tokenTexts.auditHeader, rows),
      data: acts,
    };
  }).option('--limit <count>', texts.options.limit, positive, 50);
};

function tokenName(text: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(text)) throw new InvalidArgumentError(tokenTexts.badName);
  return text;
}

function appNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (!names.every(isAppName)) throw new InvalidArgumentError(tokenTexts.badApps);
  return [...new Set(names)];
}

function days(text: string): number {
  const [, count] = /^([1-9]\d{0,2})d$/.exec(text) ?? [];
  if (count === undefined) throw new InvalidArgumentError(tokenTexts.badDays);
  return Number(count);
}
