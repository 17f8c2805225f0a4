import { ScriptError } from './script-error.mjs';
import { fill, texts } from './texts.mjs';

/**
 * Makes all `versions` live in one step. Where they do not fit, and not because of an app that operators hold, each app
 * that fits goes live alone, and the product still starts; with `serveLive` in the other case, too. Returns the lines to
 * print, and whether new versions wait for a held app.
 */
export async function activateAll(versions, fleet, serveLive) {
  const activate = (...pairs) => fleet('activate', ...pairs.flat(), '--at-start');
  const all = await activate(...versions);
  if (all.isDone) return linesOf(all.result.apps ?? [all.result]);
  const { holds: found = [], waiting = [] } = all.result.error;
  const builds = new Map(versions);
  const holds = found.map((hold) => held(hold.app, builds.get(hold.app), hold));
  if (found.length > 0) {
    const names = found.map(({ app }) => app).join(', ');
    holds.push(fill(texts.waits, { apps: waiting.join(', '), holders: names }));
  }
  const isHeldBack = found.length > 0;
  if (isHeldBack && !serveLive)
    return {
      holds,
      changed: [],
      others: [reason(all.result.error.message)],
      isHeldBack,
    };
  const results = [];
  const refused = [];
  for (const [app, version] of versions) {
    const { isDone, result } = await activate([app, version]);
    if (isDone) results.push(result);
    else refused.push(fill(texts.notActivated, { app, reason: result.error.message }));
  }
  const status = await fleet('status');
  const isLive = status.result.apps?.some(({ app, live }) => app === 'shell' && live);
  if (!isLive)
    throw new ScriptError(texts.publishFailed, {
      app: 'shell',
      reason: all.result.error.message,
    });
  const known = new Set(found.map(({ app }) => app));
  const rest = linesOf(results.filter(({ app, pinned }) => !pinned || !known.has(app)));
  return {
    ...rest,
    holds: [...holds, ...rest.holds],
    others: refused,
    isHeldBack,
  };
}

function linesOf(results) {
  return {
    holds: results.flatMap(({ app, version, pinned }) => (pinned ? [held(app, version, pinned)] : [])),
    changed: results.flatMap(({ app, version, changed }) =>
      changed ? [fill(texts.appVersion, { app, version })] : [],
    ),
    others: [],
    isHeldBack: false,
  };
}

/** `build` is what the sources gave, where they gave one. */
function held(app, build, { kind, version, by, at, why }) {
  if (kind === 'activated') return fill(texts.released, { app, version, by, build });
  const release = kind === 'disabled' ? 'enable' : 'unpin';
  return fill(texts.pinned, {
    app,
    version,
    kind,
    by,
    at,
    release,
    reason: why ? `: ${why}` : '',
  });
}

const reason = (message) => fill(texts.reason, { message });
