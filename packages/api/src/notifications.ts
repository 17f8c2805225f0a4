import { baseApi, tagOf } from '@estela/api';
import type { CallAnswer } from '@estela/contracts';
import { notificationsEndpoints } from './generated/notifications.ts';

type Pages = { pages: CallAnswer<'listNotifications'>[] };

/** What a membership shows in. */
const group = (id: string) => [
  tagOf('Group', id),
  tagOf('Member', id),
  tagOf('Group', 'LIST'),
  'Notification' as const,
];

const notificationsApi = notificationsEndpoints.enhanceEndpoints({
  endpoints: {
    listNotifications: { providesTags: ['Notification'] },
    readNotifications: {
      /** Shown as read at once, in the list and in the count; the server's count replaces ours. */
      onQueryStarted: async ({ ids }, { dispatch, getState, queryFulfilled }) => {
        const change = (recipe: (cached: Pages) => void) =>
          baseApi.util
            .selectInvalidatedBy(getState(), ['Notification'])
            .filter(({ endpointName }) => endpointName === 'listNotifications')
            .map(({ originalArgs }) =>
              dispatch(notificationsApi.util.updateQueryData('listNotifications', originalArgs, recipe)),
            );
        const shown = change(({ pages }) => {
          for (const page of pages) {
            page.unread = ids ? Math.max(0, page.unread - ids.length) : 0;
            for (const one of page.items) one.read ||= !ids || ids.includes(one._id);
          }
        });
        try {
          const { unread } = (await queryFulfilled).data;
          change(({ pages }) => {
            for (const page of pages) page.unread = unread;
          });
        } catch {
          for (const { undo } of shown) undo();
        }
      },
    },
    // Also where it failed: it was withdrawn meanwhile, or decided in another tab.
    acceptFollower: { invalidatesTags: ['Followers', 'Dashboard', 'Notification'] },
    refuseFollower: { invalidatesTags: ['Followers', 'Notification'] },
    acceptInvitation: { invalidatesTags: (_membership, _error, { id }) => group(id) },
    refuseInvitation: { invalidatesTags: (_nothing, _error, id) => group(id) },
    acceptMember: { invalidatesTags: (_membership, _error, { id }) => group(id) },
    refuseMember: { invalidatesTags: (_nothing, _error, { id }) => group(id) },
  },
});

export const {
  useListNotificationsInfiniteQuery,
  useReadNotificationsMutation,
  useAcceptFollowerMutation,
  useRefuseFollowerMutation,
  useLazyInvitingGroupQuery,
  useAcceptInvitationMutation,
  useRefuseInvitationMutation,
  useAcceptMemberMutation,
  useRefuseMemberMutation,
} = notificationsApi;
