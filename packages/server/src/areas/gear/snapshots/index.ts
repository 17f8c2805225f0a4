export { listOwnSnapshots, weighOwnSnapshots } from './repository.ts';
export { toWholeSnapshot } from './snapshot-rows.ts';
