export { addComment, changeComment, parentOf, takeComment } from './comment-pages.ts';
