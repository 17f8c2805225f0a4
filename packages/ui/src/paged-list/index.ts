export { cardsInRow } from './paged-cards.tsx';
export { PagedList, type PagedListProps, type PagedQuery, pageSize } from './paged-list.tsx';
