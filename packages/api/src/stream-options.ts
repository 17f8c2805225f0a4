/** How an infinite query walks a stream: by the cursor of the stretch before, until there is none. */
export const streamOptions = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }): string | null => nextCursor,
};
