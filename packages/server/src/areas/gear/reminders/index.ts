export { notifyRules } from './notify-rules.ts';
export { readOwnRules } from './repository.ts';
export { toRule } from './rule-rows.ts';
