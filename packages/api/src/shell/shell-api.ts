import { mergeAccount, type TagType } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { shellEndpoints } from '../generated/shell.ts';

const onSessions = { invalidatesTags: ['Session'] satisfies TagType[] };

export const shellApi = shellEndpoints.enhanceEndpoints({
  endpoints: {
    ownAccount: {
      onQueryStarted: (_arg, life) => {
        const queryFulfilled = life.queryFulfilled.then(({ data }) => ({ data: elsewhere(data) }));
        return mergeAccount({ ...life, queryFulfilled });
      },
    },
    listSessions: { providesTags: ['Session'] },
    endSession: onSessions,
    endOtherSessions: onSessions,
    changePassword: onSessions,
    confirmSecondFactor: onSessions,
  },
});

/** What changes outside this page, by links in mails. The rest may be older than what was changed on it meanwhile. */
function elsewhere({ email, emailConfirmed, pendingEmail, secondFactor }: OwnUser): Partial<OwnUser> {
  return { email, emailConfirmed, secondFactor, ...(pendingEmail !== undefined && { pendingEmail }) };
}
