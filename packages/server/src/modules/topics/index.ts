export { findTopic, lockTopic } from './repository.ts';
