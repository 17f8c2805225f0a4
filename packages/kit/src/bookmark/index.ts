export { BookmarkControl, type BookmarkControlProps } from './bookmark-control.tsx';
