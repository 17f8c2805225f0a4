import { type AppDispatch, type AppState, tagOf } from '@estela/api';
import type { CallAnswer } from '@estela/contracts';
import { socialApi } from './social-api.ts';

/** As it is kept here: begun before somebody was followed, it lacks what is theirs. */
interface FeedPages {
  pages: (CallAnswer<'getFeed'> & { isBehind?: boolean })[];
}

const { endpoints, util } = socialApi;
const args = { tab: 'following' } as const;

/** Whether the feed was read before its viewer followed somebody, and so lacks what is theirs. */
export const isBehind = (feed: FeedPages | undefined) => feed?.pages[0]?.isBehind;

/** The feed of those followed, as it is kept. */
export function keptFollowing() {
  return (_dispatch: AppDispatch, getState: () => AppState) =>
    endpoints.getFeed.select(args)(getState() as never).data as FeedPages | undefined;
}

/**
 * The feed of those followed is for a new one, too. Read again it would begin at its top, under who reads it, and where it
 * is empty take away whom else to follow: it says that there is more, until its reader wants that or comes to it again.
 */
export function takeIntoFeed(pilotId: string) {
  return (dispatch: AppDispatch): void => {
    const owners = dispatch(keptFollowing())?.pages.flatMap(({ items }) => items.map(({ owner }) => owner));
    // Left and followed again: their things are there.
    if (owners?.some((owner) => owner?._id === pilotId)) return;
    const mark = util.updateQueryData('getFeed', args, ({ pages }: FeedPages) => {
      for (const page of pages) page.isBehind = true;
    });
    if (owners) {
      dispatch(mark);
      // A next page lands with the pages from before it was asked for.
      void dispatch(util.getRunningQueryThunk('getFeed', args))?.then(() => dispatch(mark));
    } else dispatch(util.invalidateTags([tagOf('Feed', 'following')]));
  };
}
