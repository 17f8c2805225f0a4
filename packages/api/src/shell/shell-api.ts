import { mergeAccount, type TagType } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { shellEndpoints } from '../generated/shell.ts';

const onSessions = { invalidatesTags: ['Session'] satisfies TagType[] };

/** Milliseconds that everything in an account may take to arrive: some hold thousands of flights with their tracks. */
const exportTimeout = 15 * 60_000;

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
    exportAccount: (definition) => {
      const { query } = definition;
      if (query)
        definition.query = (id) => ({ ...query(id), timeout: exportTimeout, responseHandler: toBlobAddress });
    },
  },
});

/** What changes outside this page, by links in mails. The rest may be older than what was changed on it meanwhile. */
function elsewhere({ email, emailConfirmed, pendingEmail, secondFactor }: OwnUser): Partial<OwnUser> {
  return { email, emailConfirmed, secondFactor, ...(pendingEmail !== undefined && { pendingEmail }) };
}

/** Where the browser has what arrived: the store holds no files. A page that somebody on the line sends is none. */
async function toBlobAddress(response: Response): Promise<string> {
  const isFile = response.ok && response.headers.get('content-type') === 'application/zip';
  return isFile ? URL.createObjectURL(await response.blob()) : response.json();
}
