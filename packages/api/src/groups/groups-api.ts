import { listTags, tagOf } from '@estela/api';
import { groupsEndpoints } from '../generated/groups.ts';

const inLists = tagOf('Group', 'LIST');
const inFlyDays = tagOf('FlyDay', 'LIST');

const flyDaysOf = (days?: { pages: { items: { _id: string }[] }[] }) =>
  listTags(
    'FlyDay',
    days?.pages.flatMap(({ items }) => items),
  );
const changedFlyDay = (_result: unknown, _error: unknown, { flyDayId }: { flyDayId: string }) => [
  tagOf('FlyDay', flyDayId),
  inFlyDays,
];

/** What a change of who is in a group shows in: the group, its members, its log. */
const withMembers = (_answer: unknown, _error: unknown, { id }: { id: string }) => [
  tagOf('Group', id),
  tagOf('Member', id),
];
/** The same of a change that also moves the group between the viewer's lists. */
const withMembersAndLists = (...change: Parameters<typeof withMembers>) => [
  ...withMembers(...change),
  inLists,
];

export const groupsApi = groupsEndpoints.enhanceEndpoints({
  endpoints: {
    listGroups: { providesTags: (page) => listTags('Group', page?.items) },
    getGroup: { providesTags: (_group, _error, id) => [tagOf('Group', id)] },
    createGroup: { invalidatesTags: [inLists] },
    updateGroup: { invalidatesTags: (_group, _error, { id }) => [tagOf('Group', id), inLists] },
    uploadGroupImage: { invalidatesTags: (_group, _error, { id }) => [tagOf('Group', id), inLists] },
    deleteGroup: { invalidatesTags: [inLists] },
    joinGroup: { invalidatesTags: withMembersAndLists },
    leaveGroup: {
      invalidatesTags: (_nothing, _error, id) => [
        tagOf('Group', id),
        tagOf('Member', id),
        inLists,
        inFlyDays,
      ],
    },
    setGroupNotificationLevel: {
      invalidatesTags: (_nothing, _error, { id }) => [tagOf('Group', id)],
    },
    listGroupMembers: { providesTags: (_pages, _error, { id }) => [tagOf('Member', id)] },
    listGroupLog: { providesTags: (_pages, _error, { id }) => [tagOf('Member', id)] },
    // What is removed or left takes its reports along.
    listGroupReports: { providesTags: (_pages, _error, { id }) => [tagOf('Report', id), tagOf('Group', id)] },
    dismissGroupReport: { invalidatesTags: (_nothing, _error, { id }) => [tagOf('Group', id)] },
    inviteGroupMember: { invalidatesTags: withMembers },
    // Handed over, a group of one's own becomes one that one has joined.
    updateGroupMember: { invalidatesTags: withMembersAndLists },
    removeGroupMember: { invalidatesTags: withMembers },
    listOwnFlyDays: { providesTags: flyDaysOf },
    listFlyDays: { providesTags: flyDaysOf },
    getFlyDay: { providesTags: (_day, _error, { flyDayId }) => [tagOf('FlyDay', flyDayId)] },
    listFlyDayGuests: { providesTags: (_guests, _error, { flyDayId }) => [tagOf('FlyDay', flyDayId)] },
    getFlyDayCalendar: { keepUnusedDataFor: 0 },
    ownFlights: { providesTags: (page) => listTags('Flight', page?.items) },
    ownDrones: { providesTags: (page) => listTags('Drone', page?.items) },
    ownSpots: { providesTags: (page) => listTags('Spot', page?.items) },
    pilotsToInvite: { providesTags: (page) => listTags('User', page?.items) },
    createFlyDay: { invalidatesTags: [inFlyDays] },
    updateFlyDay: { invalidatesTags: changedFlyDay },
    // Its own page is about to go: read again it would be missing for a moment.
    deleteFlyDay: { invalidatesTags: [inFlyDays] },
    answerFlyDay: { invalidatesTags: changedFlyDay },
  },
});
