import { useMedia } from '@estela/ui';

/** Whether there is room for a map beside a list, as in the style sheets. What is not shown is not loaded either. */
export const useIsWide = () => useMedia('(min-width: 64rem)');
