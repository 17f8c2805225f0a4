export { listOwnSnapshots } from './repository.ts';
export { toWholeSnapshot } from './snapshot-rows.ts';
