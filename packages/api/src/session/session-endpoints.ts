import { baseEndpoints } from '../generated/base.ts';
import { begin, end, forget, merge } from './session-changes.ts';

const shownWithOthers = ['User', 'Dashboard', 'Feed'] as const;

/** The entry point's calls with their tags, and with what they do to the session. */
const sessionApi = baseEndpoints.enhanceEndpoints({
  endpoints: {
    login: { onQueryStarted: (_arg, life) => begin(life) },
    register: { onQueryStarted: (_arg, life) => begin(life), invalidatesTags: ['Stats'] },
    logout: { onQueryStarted: (_arg, life) => end(life) },
    getStats: { providesTags: ['Stats'] },
    updateUser: { onQueryStarted: (_arg, life) => merge(life), invalidatesTags: shownWithOthers },
    uploadUserPicture: { onQueryStarted: (_arg, life) => merge(life), invalidatesTags: shownWithOthers },
    deleteUser: { onQueryStarted: (_arg, life) => forget(life) },
  },
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useUpdateUserMutation,
  useUploadUserPictureMutation,
  useDeleteUserMutation,
  useGetStatsQuery,
} = sessionApi;
