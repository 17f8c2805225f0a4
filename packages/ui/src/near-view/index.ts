export { watchNear } from './near-view.ts';
