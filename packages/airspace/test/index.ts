export { verdictQuestion, verdictTable } from './verdict-table.ts';
export { ringAround, square, zoneFile } from './zone-files.ts';
