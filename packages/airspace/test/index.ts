export { ringAround, square, zoneFile } from './zone-files.ts';
