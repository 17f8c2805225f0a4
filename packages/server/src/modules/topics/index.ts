export { findTopic } from './repository.ts';
