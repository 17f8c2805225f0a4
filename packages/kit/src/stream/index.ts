export { isGone } from './is-gone.ts';
export { type StreamQuery, streamState } from './stream-state.ts';
