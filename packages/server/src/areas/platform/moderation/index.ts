export { readOwnActs, toEntry } from './acts.ts';
export { hiddenState, hideOrRestore, isHideable } from './hidden-items.ts';
export { groupOf } from './place.ts';
export { findSubject, type Subject } from './subjects.ts';
export { insertAct, lockPilot, requireAdmin } from './write-acts.ts';
