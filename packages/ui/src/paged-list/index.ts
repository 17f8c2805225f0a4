export { PagedList, type PagedListProps, pageSize } from './paged-list.tsx';
