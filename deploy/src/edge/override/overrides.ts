import type { Override, PublicSettings, Release } from '@estela/contracts/release';
import { shellName } from '../../store/store-paths.ts';
import { compose } from '../compose.ts';
import type { EdgeLog, LiveComposition } from '../live-composition.ts';
import { pageJsonOf } from '../page-composition.ts';
import { type Live, pageParts } from '../page-parts.ts';
import type { ReleaseSource } from '../release-source.ts';
import { tokenIn } from './cookie.ts';
import { type Order, readToken } from './token.ts';

/** Sets kept for one composition: links are made by hand, and few hold at a time. */
const maxSets = 50;

export interface OverrideParts {
  source: ReleaseSource;
  live: Pick<LiveComposition, 'verify'>;
  settings: PublicSettings;
  log: EdgeLog;
}

/** Serves single browsers versions that are not live, by the signed order in their cookie. */
export function createOverrides({ source, live, settings, log }: OverrideParts) {
  const made = new WeakMap<Live, Map<string, Promise<Live>>>();

  /** The order in a token, while it holds. */
  async function orderOf(token: string): Promise<Order | undefined> {
    const key = await source.linkKey();
    return key && readToken(token, key, Date.now());
  }

  /** What a browser with these cookies gets: `now` itself, unless an order says otherwise. */
  async function shownTo(cookies: string | undefined, now: Live): Promise<Live> {
    const token = tokenIn(cookies);
    const order = token && (await orderOf(token));
    if (!token || !order) return now;
    const sets = made.get(now) ?? new Map<string, Promise<Live>>();
    made.set(now, sets);
    const known = sets.get(token);
    if (known) return known;
    if (sets.size >= maxSets) sets.clear();
    const set = carryOut(order, now);
    sets.set(token, set);
    set.catch(() => sets.delete(token));
    return set;
  }

  async function carryOut(order: Order, now: Live): Promise<Live> {
    const { apps, whole, until, disabled: wasDisabled = [] } = order;
    const override: Override = { apps, until: new Date(until * 1000).toISOString(), ...(whole && { whole }) };
    const wanted = Object.entries(apps);
    const isOff = (app: string) => now.composition.remotes[app]?.disabled && !wasDisabled.includes(app);
    const found = await Promise.all(
      wanted.map(([app, version]) =>
        isOff(app) ? undefined : live.verify(app, version).catch(() => undefined),
      ),
    );
    const missing = wanted.filter((_, at) => !found[at]).map(([app, version]) => `${app}@${version}`);
    if (missing.length > 0) {
      log.error({ missing }, 'a link asks for releases that cannot be served');
      return noticed(source, now, { ...override, missing });
    }
    const released = found.filter((release) => release !== undefined);
    const { [shellName]: shell = now.shell, ...others } = byApp(released);
    const remotes = whole ? others : { ...now.remotes, ...others };
    const offNow = Object.keys(remotes).filter((app) => now.composition.remotes[app]?.disabled);
    const disabled = whole ? wasDisabled : offNow;
    const { sequence } = now.composition;
    const composition = { ...compose({ sequence, disabled }, shell, remotes, settings), override };
    await remember(composition.id, [shell, ...Object.values(remotes)], disabled);
    return pageParts(source, composition, shell, remotes);
  }

  /** The id is in the reports of this browser: `fleet replay` must find its set. */
  async function remember(id: string, releases: Release[], disabled: string[]): Promise<void> {
    const apps = Object.fromEntries(releases.map(({ app, version }) => [app, version]));
    const set = { id, apps, ...(disabled.length > 0 && { disabled }) };
    await source.rememberSet(set).catch((error: unknown) => {
      log.error({ err: error, id }, 'the set of an override cannot be remembered');
    });
  }

  return { orderOf, shownTo };
}
export type Overrides = ReturnType<typeof createOverrides>;

function byApp(releases: Release[]): Record<string, Release> {
  return Object.fromEntries(releases.map((release) => [release.app, release]));
}

/** The normal page, with word of why it is not the one that the link promised. */
function noticed(source: ReleaseSource, now: Live, override: Override): Live {
  const composition = { ...now.composition, override };
  const pageJson = pageJsonOf(composition, source.isImmutable);
  return { ...now, composition, json: JSON.stringify(composition), pageJson };
}
