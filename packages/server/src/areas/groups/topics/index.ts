export { requireOpenTopic } from './open-topic.ts';
export { findTopic, lockTopic } from './repository.ts';
