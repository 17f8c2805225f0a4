import { type ApiError, errorOf, useAppDispatch } from '@estela/api';
import { patchCacheAndPending } from '@estela/api/cached-answers';
import type { FeedItem } from '@estela/contracts';
import type { HidingKind } from '@estela/contracts/values';
import { useCallback } from 'react';
import { socialApi } from './social-api.ts';

/** One thing, or everything of a pilot. */
export interface HidingTarget {
  hides: HidingKind;
  _id: string;
}

/** What was taken out of a page of a feed, with its place in it. */
interface Removal {
  args: Parameters<typeof socialApi.endpoints.getFeed.initiate>[0];
  page: number;
  place: number;
  item: FeedItem;
}

const { endpoints, util } = socialApi;

const calls = {
  item: { on: endpoints.hideFeedItem, off: endpoints.showFeedItem },
  pilot: { on: endpoints.hideFeedPilot, off: endpoints.showFeedPilot },
};

function isMeant({ hides, _id }: HidingTarget, item: FeedItem): boolean {
  return (hides === 'pilot' ? item.owner?._id : item._id) === _id;
}

type State = Parameters<typeof util.selectCachedArgsForQuery>[0];

/** Takes it out of every loaded feed, and of pages on their way. Answers what puts it back, as far as its pages are still there. */
function takeOut(target: HidingTarget) {
  return (dispatch: ReturnType<typeof useAppDispatch>) => {
    const removals: Removal[] = [];
    let isHidden = true;
    const take = () => {
      if (isHidden) removals.push(...dispatch(takeOnce(target)));
    };
    void patchCacheAndPending({ dispatch }, take);
    return () => {
      isHidden = false;
      for (const { args, page, place, item } of removals.toReversed())
        dispatch(
          util.updateQueryData('getFeed', args, ({ pages }) => {
            const isThere = pages.some(({ items }) =>
              items.some(({ kind, _id }) => kind === item.kind && _id === item._id),
            );
            if (!isThere) pages[page]?.items.splice(place, 0, item);
          }),
        );
    };
  };
}

function takeOnce(target: HidingTarget) {
  return (dispatch: ReturnType<typeof useAppDispatch>, getState: () => unknown) => {
    const removals: Removal[] = [];
    for (const args of util.selectCachedArgsForQuery(getState() as State, 'getFeed'))
      dispatch(
        util.updateQueryData('getFeed', args, ({ pages }) => {
          pages.forEach(({ items }, page) => {
            for (let place = items.length - 1; place >= 0; place -= 1) {
              const item = items[place] as FeedItem;
              if (!isMeant(target, item)) continue;
              removals.push({ args, page, place, item: JSON.parse(JSON.stringify(item)) });
              items.splice(place, 1);
            }
          });
        }),
      );
    return removals;
  };
}

/**
 * Hides from the viewer's feed, at once. Resolves with the error if the server says no, else with what takes it back:
 * the cards return to their places, or go again where the server does not want that.
 */
export function useHideFromFeed() {
  const dispatch = useAppDispatch();
  return useCallback(
    async (
      target: HidingTarget,
    ): Promise<{ error?: ApiError; undo?: () => Promise<{ error?: ApiError }> }> => {
      const putBack = dispatch(takeOut(target));
      const { on, off } = calls[target.hides];
      const { error } = await dispatch(on.initiate(target._id, { track: false }));
      if (error) {
        putBack();
        return { error: errorOf(error) as ApiError };
      }
      const undo = async () => {
        putBack();
        const answer = await dispatch(off.initiate(target._id, { track: false }));
        if (!answer.error) return {};
        dispatch(takeOut(target));
        return { error: errorOf(answer.error) as ApiError };
      };
      return { undo };
    },
    [dispatch],
  );
}

/** Shows again what was hidden once; the feeds are read again. Never rejects. */
export function useShowInFeed() {
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ hides, _id }: HidingTarget): Promise<{ error?: ApiError }> => {
      const { error } = await dispatch(calls[hides].off.initiate(_id, { track: false }));
      if (error) return { error: errorOf(error) as ApiError };
      dispatch(util.invalidateTags(['global', 'following'].map((id) => ({ type: 'Feed' as const, id }))));
      return {};
    },
    [dispatch],
  );
}
