export { Thread, type ThreadProps } from './thread.tsx';
export { UnsentText } from './unsent-text.tsx';
export { useDraftKey } from './use-draft.ts';
