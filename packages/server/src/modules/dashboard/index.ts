export { countListed } from './repository.ts';
