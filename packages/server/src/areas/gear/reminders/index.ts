export { readOwnRules } from './repository.ts';
export { toRule } from './rule-rows.ts';
export { tellRules } from './tell-rules.ts';
