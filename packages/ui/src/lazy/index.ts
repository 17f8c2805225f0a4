export { LazyConfirmDialog } from './lazy-confirm-dialog.tsx';
export { lazyDialog } from './lazy-dialog.tsx';
export { type LoadPart, useLazyPart } from './use-lazy-part.ts';
