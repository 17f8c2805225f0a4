export { longRow } from './long-row.ts';
export { type RowHeights, rowHeights } from './row-heights.ts';
export { useDrawnRows } from './use-drawn-rows.ts';
