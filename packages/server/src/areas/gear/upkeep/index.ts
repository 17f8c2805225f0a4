export { insertEntry, readAllEntries, toEntry } from './repository.ts';
