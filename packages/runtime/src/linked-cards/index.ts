export { LinkedCards } from './linked-cards.tsx';
export { wordsBeside } from './linked-items.ts';
