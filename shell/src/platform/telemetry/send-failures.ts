import { type FailureReport, telemetryLimits, telemetryPath } from '@estela/contracts/telemetry';
import { type DescribedFailure, describeFailure } from './describe-failure.ts';
import type { SeenFailure } from './seen-failure.ts';

/** How many different failures one page reports. */
const maxDifferent = 20;
/** Milliseconds between two batches: ten a minute. */
const pause = 6000;

const known = new Set<string>();
const waiting = new Map<string, FailureReport>();
let lastSent = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Gathers failures and sends them in batches; repeats are counted instead of being sent again. */
export function sendFailures(seen: SeenFailure[]): void {
  for (const failure of seen) {
    const described = describeFailure(failure);
    if (described) add(described);
  }
}

function add(failure: DescribedFailure): void {
  const { app, version, phase, message, frames } = failure;
  const key = JSON.stringify([app, version, phase, message, frames[0]]);
  if (!known.has(key) && known.size >= maxDifferent) return;
  known.add(key);
  const before = waiting.get(key);
  const count = Math.min((before?.count ?? 0) + 1, telemetryLimits.count);
  waiting.set(key, { ...failure, count, isFirst: before?.isFirst ?? isFirst(`${app}@${version}`) });
  timer ??= setTimeout(sendBatch, Math.max(0, lastSent + pause - Date.now()));
}

function sendBatch(): void {
  clearTimeout(timer);
  timer = undefined;
  const batch = [...waiting].slice(0, telemetryLimits.failures);
  if (batch.length === 0) return;
  lastSent = Date.now();
  for (const [key] of batch) waiting.delete(key);
  if (waiting.size > 0) timer = setTimeout(sendBatch, pause);
  const body = new Blob([JSON.stringify(batch.map(([, report]) => report))], { type: 'application/json' });
  if (!navigator.sendBeacon?.(telemetryPath, body))
    void fetch(telemetryPath, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

// A tab in the background may never return to the foreground.
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendBatch());

/** Is it the first failure of this version in this tab? Stored in the tab alone, and only for counting visits. */
function isFirst(reference: string): boolean {
  try {
    const key = `estela failed ${reference}`;
    const isNew = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, '1');
    return isNew;
  } catch {
    return true;
  }
}
