import { overridePaths } from '@estela/contracts/release';
import { InvalidArgumentError, Option } from 'commander';
import { checkRoutes } from '../../contract/can-deploy.ts';
import { linkKeyOrNew } from '../../edge/override/link-key.ts';
import { type Order, tokenOf } from '../../edge/override/token.ts';
import { StoreError } from '../../errors.ts';
import type { StoreReader } from '../../releases/store-reader.ts';
import { activeVersions, isDisabled } from '../../store/active-pointer.ts';
import { readSets } from '../../store/version-sets.ts';
import type { CommandGroup, CommonOptions } from './command-group.ts';
import { knownComposition } from './compositions.ts';
import { pairs } from './pairs.ts';
import type { Report } from './reports.ts';
import { fill, texts } from './texts.ts';

interface LinkOptions extends CommonOptions {
  /** As it is given: 2h. */
  for: string;
  /** Where the product is served. */
  site?: string | undefined;
}

const hour = 3600;
const units: Record<string, number> = { m: 60, h: hour, d: 24 * hour };
/** A forgotten link must not show an old version for ever. */
const longest = 7 * 24 * hour;

export const overrideCommands: CommandGroup = (add, { publicUrl }) => {
  add<LinkOptions, [string, string, string[]]>(
    'override',
    texts.commands.override,
    (store, options, app, version, more) =>
      override(store, [app, version, ...more], { site: publicUrl, ...options }),
  )
    .argument('<app>', texts.arguments.app)
    .argument('<version>', texts.arguments.version)
    .argument('[more...]', texts.arguments.more)
    .addOption(time())
    .option('--site <address>', texts.options.site);

  add<LinkOptions, [string]>('replay', texts.commands.replay, (store, options, id) =>
    replay(store, { site: publicUrl, ...options }, id),
  )
    .argument('<composition>', texts.arguments.composition)
    .addOption(time())
    .option('--site <address>', texts.options.site);
};

/** Both links hold for two hours where nothing else is said. */
function time(): Option {
  return new Option('--for <time>', texts.options.for).argParser(holdTime).default('2h');
}

/** `fleet override`: a link that shows some published versions to the browser that opens it. */
async function override(store: StoreReader, words: string[], options: LinkOptions): Promise<Report> {
  const apps = pairs(words);
  const pointer = await store.pointer();
  const off = Object.keys(apps).find((app) => isDisabled(pointer, app));
  if (off !== undefined) throw new StoreError('DISABLED_APP', { app: off });
  const read = ([app, version]: [string, string]) => store.verify(app, version);
  const moved = await Promise.all(Object.entries(apps).map(read));
  const others = Object.entries(activeVersions(pointer)).filter(([app]) => !(app in apps));
  // A live release that cannot be read stops nobody.
  const live = await Promise.all(
    others.map(([app, version]) => store.release(app, version).catch(() => undefined)),
  );
  checkRoutes({ moved, before: [], after: [...moved, ...live.filter((release) => release !== undefined)] });
  return linkReport(store, { apps }, options, fill(texts.overrideLink, { versions: listed(apps) }));
}

/** `fleet replay`: a link that shows exactly the versions of a composition. */
async function replay(store: StoreReader, options: LinkOptions, given: string): Promise<Report> {
  const sets = await readSets(store.paths.sets);
  const { id, apps, disabled } = await knownComposition(store, given, sets);
  const title = fill(texts.replayLink, { id, versions: listed(apps) });
  return linkReport(store, { apps, whole: true, ...(disabled && { disabled }) }, options, title);
}

async function linkReport(
  store: StoreReader,
  order: Omit<Order, 'until'>,
  options: LinkOptions,
  title: string,
): Promise<Report> {
  const until = Math.floor(Date.now() / 1000) + seconds(options.for);
  const token = tokenOf({ ...order, until }, await linkKeyOrNew(store.paths.linkKey));
  const base = (options.site ?? '').replace(/\/+$/, '');
  const [link, leave] = [`${base}${overridePaths.open}${token}`, `${base}${overridePaths.leave}`];
  const at = new Date(until * 1000).toISOString();
  return {
    lines: [title, link, fill(texts.linkHolds, { until: at, leave })],
    data: { ...order, until: at, link, leave },
  };
}

function listed(apps: Record<string, string>): string {
  return Object.entries(apps)
    .map(([app, version]) => `${app} ${version}`)
    .join(', ');
}

function holdTime(text: string): string {
  const total = seconds(text);
  if (total <= 0 || total > longest) throw new InvalidArgumentError(texts.badTime);
  return text;
}

function seconds(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  return Number(count) * (units[unit] ?? 0);
}
