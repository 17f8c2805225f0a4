export { BackLink, type BackLinkProps } from './back-link.tsx';
export { DeleteEntityButton, type DeleteEntityButtonProps } from './delete-entity-button.tsx';
export { DeleteEntityDialog, type Deletion } from './delete-entity-dialog.tsx';
export { EntityActions, type EntityActionsProps } from './entity-actions.tsx';
export { EntityList, type EntityListProps } from './entity-list.tsx';
export {
  EntityLoader,
  type EntityLoaderProps,
  type EntityQuery,
  type LoaderTexts,
} from './entity-loader.tsx';
export type { EntityAction } from './entity-menu.tsx';
export { EntityPage, type EntityPageProps } from './entity-page.tsx';
export { FavoriteControl, type FavoriteControlProps } from './favorite-control.tsx';
export { useFormStep } from './form-trail.ts';
export { LikeControl, type LikeControlProps } from './like-control.tsx';
export { fromList, useLeaveForList } from './list-trail.ts';
export { NewEntityLink, type NewEntityLinkProps } from './new-entity-link.tsx';
export { OwnEntityCard, type OwnEntityCardProps } from './own-entity-card.tsx';
export { ShareButton, type ShareButtonProps } from './share-button.tsx';
export { linkTo, type SharedPage, sharePage } from './share-link.ts';
export {
  orderOfVisibility,
  VisibilityBadge,
  type VisibilityBadgeProps,
  visibilityIcons,
} from './visibility-badge.tsx';
