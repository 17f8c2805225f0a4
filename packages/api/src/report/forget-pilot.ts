import { type AppDispatch, type AppState, baseApi, type TagType, tagOf } from '@estela/api';
import { answersWith, patchAnswer, patchCacheAndPending } from '@estela/api/cached-answers';

const owned = ['Flight', 'Drone', 'Spot'] as const;

/** Answers that show pilots, beside their own things. */
const typesShowingPilots: TagType[] = [
  ...(['Comment', 'Dashboard', 'FlyDay', 'Followers', 'Following'] as const),
  ...(['Group', 'Member', 'Notification', 'Post', 'Topic'] as const),
];

interface Cached {
  _id?: string;
  owner?: { _id?: string };
  pages?: { items: { owner?: { _id?: string } }[] }[];
}

const dataOf = (state: AppState, key: string) =>
  (state.api.queries[key] as { data?: Cached } | undefined)?.data;

/** Takes the pilot's things out of streams in their place: a feed that is read again begins at its top. */
function takeOut(pilotId: string) {
  return (dispatch: AppDispatch, getState: () => AppState): void => {
    for (const answer of answersWith({ getState }, tagOf('User', pilotId)))
      if ((answer.data as Cached | undefined)?.pages)
        patchAnswer({ dispatch }, answer, ({ pages = [] }: Cached) => {
          for (const page of pages) page.items = page.items.filter(({ owner }) => owner?._id !== pilotId);
        });
  };
}

/** Things of the pilot that were read by themselves, for a page of theirs. */
function readAlone(state: AppState, pilotId: string) {
  return Object.keys(state.api.queries).flatMap((key) => {
    const { _id, owner } = dataOf(state, key) ?? {};
    return _id && owner?._id === pilotId ? owned.map((type) => tagOf(type, _id)) : [];
  });
}

/** After a block: what is the pilot's goes from every page, streams keep their place, and everything else is read again. */
export function forgetPilot(pilotId: string) {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    // Settled before the tags are: a page under way brings the pilot's things back for a moment, and with them their tag.
    await patchCacheAndPending({ dispatch }, () => dispatch(takeOut(pilotId)));
    const lists = [...owned, 'User' as const].map((type) => tagOf(type, 'LIST'));
    const ofFeed = ['news', 'hidden'].map((id) => tagOf('Feed', id));
    const alone = readAlone(getState(), pilotId);
    dispatch(
      baseApi.util.invalidateTags([
        ...typesShowingPilots,
        ...lists,
        ...ofFeed,
        ...alone,
        tagOf('User', pilotId),
      ]),
    );
  };
}
