import { useMedia } from '@estela/ui';

/** Whether a column fits beside a page of reading measure, as `with-column.module.css` has it. */
export const useHasRoomBeside = () => useMedia('(min-width: 80rem)');
