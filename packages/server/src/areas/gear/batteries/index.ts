export { listStickers } from './repository.ts';
