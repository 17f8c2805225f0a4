export { readAnew } from './read-anew.ts';
