export { answerCheck, answerChecks } from './check.ts';
export { refreshEnaire } from './enaire/refresh.ts';
export { listDatasets } from './repository.ts';
export { type DatasetHead, removeDataset, replaceDataset } from './store.ts';
