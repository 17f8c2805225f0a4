export { countComment } from './comment-count.ts';
export { addComment, changeComment, oneOf, parentOf, type Touched, takeComment } from './comment-pages.ts';
