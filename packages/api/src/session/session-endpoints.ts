import { sessionEndpoints } from '../generated/session.ts';
import { listTags, tagOf } from '../tag-types.ts';
import { begin, end, forget, merge } from './session-changes.ts';

const shownWithOthers = ['Profile', 'User', 'Dashboard', 'Feed'] as const;

/** The base door's calls with their tags, and with what they do to the session. */
const sessionApi = sessionEndpoints.enhanceEndpoints({
  endpoints: {
    login: { onQueryStarted: (_arg, life) => begin(life) },
    register: { onQueryStarted: (_arg, life) => begin(life), invalidatesTags: ['Stats'] },
    logout: { onQueryStarted: (_arg, life) => end(life) },
    getProfile: { providesTags: ['Profile'] },
    getStats: { providesTags: ['Stats'] },
    getUser: { providesTags: (_user, _error, id) => [tagOf('User', id)] },
    updateUser: { onQueryStarted: (_arg, life) => merge(life), invalidatesTags: shownWithOthers },
    uploadUserPicture: { onQueryStarted: (_arg, life) => merge(life), invalidatesTags: shownWithOthers },
    deleteUser: { onQueryStarted: (_arg, life) => forget(life) },
    listDrones: { providesTags: (page) => listTags('Drone', page?.items) },
    listSpots: { providesTags: (page) => listTags('Spot', page?.items) },
    listEquipmentItems: { providesTags: (page) => listTags('Equipment', page?.items) },
  },
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useGetProfileQuery,
  useGetUserQuery,
  useUpdateUserMutation,
  useUploadUserPictureMutation,
  useDeleteUserMutation,
  useGetStatsQuery,
  useListDronesQuery,
  useListEquipmentItemsQuery,
  useListSpotsQuery,
} = sessionApi;
