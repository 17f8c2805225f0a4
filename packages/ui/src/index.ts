export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './action/button.tsx';
export { IconButton, type IconButtonProps } from './action/icon-button.tsx';
export { LikeButton, type LikeButtonProps } from './action/like-button.tsx';
export { Alert, type AlertProps } from './feedback/alert.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx';
export type { IllustrationName } from './feedback/illustration.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './feedback/notice.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { Skeleton, SkeletonList, type SkeletonListProps, type SkeletonProps } from './feedback/skeleton.tsx';
export {
  dismissToast,
  type ToastAction,
  type ToastInput,
  type ToastTone,
  toast,
} from './feedback/toast-store.ts';
export { Toaster } from './feedback/toaster.tsx';
export { useEdgeRoom } from './feedback/use-edge-room.ts';
export { Avatar, type AvatarProps } from './identity/avatar.tsx';
export { Identity, type IdentityProps } from './identity/identity.tsx';
export {
  CardGrid,
  type CardGridProps,
  Inline,
  type InlineProps,
  Page,
  type PageProps,
  Stack,
  type StackProps,
} from './layout/layout.tsx';
export { PageHeader, type PageHeaderProps, Section, type SectionProps } from './layout/page-header.tsx';
export { Toolbar, type ToolbarProps } from './layout/toolbar.tsx';
export { ListState, type ListStateProps } from './list/list-state.tsx';
export { Pagination, type PaginationProps } from './list/pagination.tsx';
export {
  isReadable,
  RowBoundary,
  type RowBoundaryProps,
  RowContent,
  rowsInBoundaries,
} from './list/row-boundary.tsx';
export { SearchField, type SearchFieldProps } from './list/search-field.tsx';
export { Cover, type CoverProps } from './media/cover.tsx';
export { type FilterChip, FilterChips, type FilterChipsProps } from './navigation/filter-chips.tsx';
export { type TabLinkItem, TabLinks, type TabLinksProps } from './navigation/tab-links.tsx';
export { cx } from './style/class-names.ts';
export { useCanDrop } from './style/use-can-drop.ts';
export { useDelayed } from './style/use-delayed.ts';
export { useMedia } from './style/use-media.ts';
export { Badge, type BadgeProps, type Tone } from './surface/badge.tsx';
export { Card, type CardProps } from './surface/card.tsx';
export { MediaCard, type MediaCardProps } from './surface/media-card.tsx';
export { Tag, type TagProps } from './surface/tag.tsx';
export {
  Stat,
  StatGroup,
  type StatGroupProps,
  type StatProps,
  Telemetry,
  type TelemetryItem,
  type TelemetryProps,
} from './telemetry/stat.tsx';
