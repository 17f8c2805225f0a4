export { asPicture, asTemplate } from './as-template.ts';
export { type WaitingPages, waitingPages } from './waiting-pages.tsx';
