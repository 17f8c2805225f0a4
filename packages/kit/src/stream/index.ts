export { type StreamQuery, streamState } from './stream-state.ts';
