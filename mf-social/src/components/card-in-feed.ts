import type { MediaCardProps } from '@estela/ui';
import type { ReactNode } from 'react';

/** What the feed adds to the card of a thing. */
export interface CardInFeed {
  as?: MediaCardProps['as'];
  /** At the end of the last row. */
  actions?: ReactNode;
}
