export { listComponents, toComponent } from './repository.ts';
