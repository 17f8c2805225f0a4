import type { CallName, CallQuery } from '@estela/contracts';

/** The argument of a stream: its query without the cursor, which is the page parameter. */
export type StreamQuery<N extends CallName> = Omit<CallQuery<N>, 'cursor'>;

/** How an infinite query walks a stream: by the cursor of the last page, until there is none. */
export const streamOptions = {
  infiniteQueryOptions: {
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }): string | null => nextCursor,
  },
};
