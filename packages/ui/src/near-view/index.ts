export { useNearView } from './use-near-view.ts';
