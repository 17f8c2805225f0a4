export type { LiveEvents } from './live-events.ts';
export { useLive } from './use-live.ts';
