export { roomAfter } from './room-after.ts';
export { type LongRow, useLongList } from './use-long-list.ts';
