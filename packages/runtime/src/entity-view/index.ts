export { EntityHead, type EntityHeadProps } from './entity-head.tsx';
export { EntitySheet, type EntitySheetProps } from './entity-sheet.tsx';
export { OwnerCard, type OwnerCardProps } from './owner-card.tsx';
