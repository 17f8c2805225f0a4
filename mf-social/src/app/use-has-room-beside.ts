import { useMedia } from '@estela/ui';

/** Whether a column fits beside the feed, as `feed-page.module.css` has it. */
export const useHasRoomBeside = () => useMedia('(min-width: 100rem)');
