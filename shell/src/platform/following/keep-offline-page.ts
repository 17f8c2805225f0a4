import { serviceWorkerPath } from '@estela/contracts/release';

/**
 * The worker that says "no connection" where a page cannot be had. Browsers have none on plain http, some switch it off,
 * and nothing of Estela needs it.
 */
export function keepOfflinePage(): void {
  navigator.serviceWorker?.register(serviceWorkerPath).catch(() => undefined);
}
