export { CommentList } from './comment-list.tsx';
export { CommentThread } from './comment-thread.tsx';
export type { ShownComment } from './shown-comment.ts';
