export { LinkedCards } from './linked-cards.tsx';
