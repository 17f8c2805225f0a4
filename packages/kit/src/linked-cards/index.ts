export { linkTarget } from './link-target.ts';
export { LinkedCards } from './linked-cards.tsx';
export { namesItem, wordsBeside } from './linked-items.ts';
export { LinkedWords, WholeText } from './linked-words.tsx';
