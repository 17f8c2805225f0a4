import { serviceWorkerPath } from '@estela/contracts/release';

/**
 * The service worker that shows "no connection" when a page cannot be loaded. There are none on plain http, some browsers
 * switch them off, and nothing else in Estela needs it.
 */
export function keepOfflinePage(): void {
  navigator.serviceWorker?.register(serviceWorkerPath).catch(() => undefined);
}
