export { FilterSelect, type FilterSelectProps } from './filter-select.tsx';
