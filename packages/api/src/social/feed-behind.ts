import { type AppDispatch, type AppState, tagOf } from '@estela/api';
import { changeOverAnswersUnderWay } from '@estela/api/answers-under-way';
import type { CallAnswer, FeedItem } from '@estela/contracts';
import { socialApi } from './social-api.ts';

/** As it is kept here: begun before somebody was followed, it lacks what is theirs. */
interface FeedPages {
  pages: (CallAnswer<'getFeed'> & { isBehind?: boolean })[];
}

const { endpoints, util } = socialApi;
const args = { tab: 'following' } as const;
const kept = (state: AppState) =>
  endpoints.getFeed.select(args)(state as never).data as FeedPages | undefined;

export const isBehind = (feed: FeedPages | undefined) => feed?.pages[0]?.isBehind === true;

/** Whether the feed of those followed, as it is kept, lacks somebody's things. */
export function isFollowingBehind() {
  return (_dispatch: AppDispatch, getState: () => AppState): boolean => isBehind(kept(getState()));
}

/**
 * The feed of those followed is for a new one, too. Read anew it would begin at its top, under who reads it: where it
 * shows something it says that there is more, until its reader wants that or comes to it again.
 */
export function takeIntoFeed(pilotId: string) {
  return (dispatch: AppDispatch, getState: () => AppState): void => {
    const items: FeedItem[] = kept(getState())?.pages.flatMap((page) => page.items) ?? [];
    // Left and followed again: their things are there.
    if (items.some(({ owner }) => owner._id === pilotId)) return;
    if (!items.some(({ owner }) => owner.followedByMe)) {
      dispatch(util.invalidateTags([tagOf('Feed', 'following')]));
      return;
    }
    const mark = ({ pages: [first] }: FeedPages) => {
      if (first) first.isBehind = true;
    };
    // A next page lands with the pages from before it was asked for.
    void changeOverAnswersUnderWay({ dispatch }, () => dispatch(util.updateQueryData('getFeed', args, mark)));
  };
}
