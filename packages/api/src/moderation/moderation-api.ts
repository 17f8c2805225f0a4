import type { TagType } from '@estela/api';
import { moderationEndpoints } from '../generated/moderation.ts';

/** A decision moves things between lists here, and content in and out of every other page. */
const decided: TagType[] = ['Report', 'Flight', 'Drone', 'Spot', 'Group', 'Topic', 'Post', 'Comment', 'Feed'];
const onPilot = { invalidatesTags: ['Report', 'User', 'Dashboard'] satisfies TagType[] };
/** Also where another administrator was first: what is shown is old. */
const onContent = { invalidatesTags: decided };
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
