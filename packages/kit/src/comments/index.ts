export { CommentList } from './comment-list.tsx';
export { CommentThread, type ShownOrder } from './comment-thread.tsx';
export { countFresh } from './count-fresh.ts';
export { LinkedComment } from './linked-comment.tsx';
export type { ShownComment } from './shown-comment.ts';
export { UnsentText } from './unsent-text.tsx';
