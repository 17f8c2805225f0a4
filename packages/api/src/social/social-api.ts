import { listTags, streamOptions, type TagType, tagOf } from '@estela/api';
import type { Bookmark, Dashboard, FeedItem } from '@estela/contracts';
import { socialEndpoints } from '../generated/social.ts';

/** Seconds that what was read of a stream outlives its page: Back finds the place after a long video, too. */
const keepStreamFor = 1800;

const tagOfKind = { flight: 'Flight', drone: 'Drone', spot: 'Spot', pilot: 'User' } as const;

/** Of the items, and of their pilots, who can be followed from a card. */
function feedTags(items: (FeedItem | Bookmark)[]) {
  const pilots = new Set(items.flatMap(({ owner }) => owner?._id ?? []));
  return [
    ...items.map(({ kind, _id }) => tagOf(tagOfKind[kind], _id)),
    ...Array.from(pilots, (_id) => tagOf('User', _id)),
  ];
}

function dashboardTags(dashboard: Dashboard | undefined) {
  if (!dashboard) return ['Dashboard' as const];
  const { user, flights, drones, spots } = dashboard;
  const shown = (type: TagType, items: { _id: string }[]) => items.map(({ _id }) => tagOf(type, _id));
  return [
    tagOf('Dashboard', user._id),
    tagOf('User', user._id),
    ...shown('Flight', flights),
    ...shown('Drone', drones),
    ...shown('Spot', spots),
  ];
}

/** What one pilot sees of another: it may show again once a block is lifted. */
const typesShowingPilots = [
  ...(['User', 'Followers', 'Following', 'Dashboard', 'Feed', 'Notification'] as const),
  ...(['Flight', 'Drone', 'Spot', 'Comment', 'Topic', 'Post', 'Member', 'FlyDay'] as const),
];

interface Pages<T> {
  pages: { items: T[] }[];
}

function all<T>(data: Pages<T> | undefined): T[] {
  return data?.pages.flatMap(({ items }) => items) ?? [];
}

/** The endpoints of feed, dashboards and pilots with their tags, for what hooks cannot do. */
export const socialApi = socialEndpoints.enhanceEndpoints({
  endpoints: {
    getFeed: {
      keepUnusedDataFor: keepStreamFor,
      // Read again, a feed begins at its top: all its pages would take as many calls.
      infiniteQueryOptions: { ...streamOptions.infiniteQueryOptions, refetchCachedPages: false },
      providesTags: (data, _error, { tab = 'global' }) => [tagOf('Feed', tab), ...feedTags(all(data))],
    },
    countFeedNews: { providesTags: [tagOf('Feed', 'news')] },
    listFeedHidden: { providesTags: [tagOf('Feed', 'hidden')] },
    hideFeedItem: { invalidatesTags: [tagOf('Feed', 'hidden')] },
    showFeedItem: { invalidatesTags: [tagOf('Feed', 'hidden')] },
    hideFeedPilot: { invalidatesTags: [tagOf('Feed', 'hidden')] },
    showFeedPilot: { invalidatesTags: [tagOf('Feed', 'hidden')] },
    listBookmarks: {
      providesTags: (data) => [
        tagOf('Flight', 'BOOKMARKS'),
        tagOf('Spot', 'BOOKMARKS'),
        ...feedTags(all(data)),
      ],
    },
    getDashboard: { providesTags: dashboardTags },
    getPublicDashboard: { providesTags: dashboardTags },
    listPilotFlights: {
      keepUnusedDataFor: keepStreamFor,
      providesTags: (data) => listTags('Flight', all(data)),
    },
    listPilotDrones: {
      keepUnusedDataFor: keepStreamFor,
      providesTags: (data) => listTags('Drone', all(data)),
    },
    listPilotSpots: {
      keepUnusedDataFor: keepStreamFor,
      providesTags: (data) => listTags('Spot', all(data)),
    },
    getPilotSeries: { providesTags: ['Dashboard'] },
    getPilotBests: { providesTags: ['Dashboard'] },
    listUsers: { providesTags: (page) => listTags('User', page?.items) },
    // Not kept in step with what changes in what it found: whatever changes a list has it asked again.
    search: {
      keepUnusedDataFor: 60,
      providesTags: (['User', 'Flight', 'Spot', 'Drone', 'Group'] as const).map((type) =>
        tagOf(type, 'LIST'),
      ),
    },
    listFollowers: {
      keepUnusedDataFor: keepStreamFor,
      providesTags: (data, _error, { id }) => [tagOf('Followers', id), ...listTags('User', all(data))],
    },
    listFollowing: {
      keepUnusedDataFor: keepStreamFor,
      providesTags: (data, _error, { id }) => [tagOf('Following', id), ...listTags('User', all(data))],
    },
    getUser: { providesTags: (_user, _error, id) => [tagOf('User', id)] },
    removeFollower: { invalidatesTags: (_nothing, _error, { id }) => [tagOf('Followers', id), 'Dashboard'] },
    listFollowRequests: {
      providesTags: (data) => [tagOf('Followers', 'requests'), ...listTags('User', all(data))],
    },
    // Also where it failed: the request was withdrawn meanwhile, or decided in another tab.
    approveFollowRequest: { invalidatesTags: ['Followers', 'Dashboard'] },
    declineFollowRequest: { invalidatesTags: [tagOf('Followers', 'requests')] },
    listBlocked: { providesTags: (data) => [tagOf('Followers', 'blocked'), ...listTags('User', all(data))] },
    // Read again when it is shown again: whom one has followed meanwhile keeps their place, to be seen following.
    listSuggestedPilots: { providesTags: (data) => listTags('User', data?.items) },
    unblockUser: { invalidatesTags: typesShowingPilots },
  },
});
