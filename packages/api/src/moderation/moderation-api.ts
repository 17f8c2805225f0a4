import { baseApi, type TagType, useAppDispatch } from '@estela/api';
import { useCallback } from 'react';
import { moderationEndpoints } from '../generated/moderation.ts';

/** A decision moves things between lists here, and content in and out of every other page. */
const decided: TagType[] = ['Report', 'Flight', 'Drone', 'Spot', 'Group', 'Topic', 'Post', 'Comment', 'Feed'];
const onPilot = { invalidatesTags: ['Report', 'User', 'Dashboard'] satisfies TagType[] };
/** After a refusal the lists stay, also where another administrator was first: what was typed would go with the row. */
const onContent = { invalidatesTags: (_answer: unknown, error: unknown) => (error ? [] : decided) };
const shown = { providesTags: ['Report'] satisfies TagType[] };

export const moderationApi = moderationEndpoints.enhanceEndpoints({
  endpoints: {
    listModeration: shown,
    listReports: shown,
    listAppeals: shown,
    getPilotRecord: shown,
    // After a refusal the list stays: what was typed would go with the form.
    appealModeration: { invalidatesTags: (_entry, error) => (error ? [] : ['Report']) },
    updateReport: onContent,
    decideAppeal: onContent,
    suspendUser: onPilot,
    unsuspendUser: onPilot,
    endUserSessions: onPilot,
    verifyUser: onPilot,
    unverifyUser: onPilot,
  },
});

/** Reads reports and appeals again, once what a refusal says has been read. */
export function useRereadCases() {
  const dispatch = useAppDispatch();
  return useCallback(() => void dispatch(baseApi.util.invalidateTags(['Report'])), [dispatch]);
}
