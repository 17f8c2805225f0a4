import type { ApiError } from '@estela/api';
import type { Composition } from '@estela/contracts/release';
import {
  type FailureReport,
  telemetryLimits,
  telemetryPath,
  withoutPersonalData,
} from '@estela/contracts/telemetry';
import type { AppIdentity } from '@estela/runtime';
import { routeAt } from '../telemetry/route-at.ts';

export interface Problem {
  app: AppIdentity;
  composition: Composition;
  /** In the visitor's words; may be empty. */
  note: string;
}

/** Sends a visitor's own report at once. The visitor must see whether it was sent, so unlike failures it is no beacon. */
export async function sendProblem({ app, composition, note }: Problem): Promise<void> {
  const words = withoutPersonalData(note, telemetryLimits.note);
  const report: FailureReport = {
    app: app.name,
    version: app.version,
    composition: composition.id,
    phase: 'problem',
    name: 'Problem',
    message: 'reported by a visitor',
    frames: [],
    route: routeAt(composition, location.pathname),
    count: 1,
    // The failure that the card shows came first.
    isFirst: false,
    ...(words && { note: words }),
  };
  const answer = await fetch(telemetryPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([report]),
  }).catch(() => undefined);
  if (answer?.ok) return;
  const [status, code] = answer ? [answer.status, 'INTERNAL' as const] : [0, 'NETWORK' as const];
  throw { status, code, message: '', fields: {} } satisfies ApiError;
}
