export { remote } from './remote.mjs';
export { sharedRanges } from './shared.mjs';
export { shell } from './shell.mjs';
