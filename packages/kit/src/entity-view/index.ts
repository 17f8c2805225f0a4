export { EntityHead, type EntityHeadProps } from './entity-head.tsx';
export { EntityHeadSkeleton } from './entity-head-skeleton.tsx';
export { EntityLine, type EntityLineProps } from './entity-line.tsx';
export { EntitySheet, type EntitySheetProps } from './entity-sheet.tsx';
export { KnownActions } from './known-actions.tsx';
export { OwnerCard, type OwnerCardProps } from './owner-card.tsx';
