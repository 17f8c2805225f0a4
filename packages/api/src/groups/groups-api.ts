import { listTags, tagOf } from '@estela/api';
import { groupsEndpoints } from '../generated/groups.ts';

const inLists = tagOf('Group', 'LIST');

export const groupsApi = groupsEndpoints.enhanceEndpoints({
  endpoints: {
    listGroups: { providesTags: (page) => listTags('Group', page?.items) },
    getGroup: { providesTags: (_group, _error, id) => [tagOf('Group', id)] },
    createGroup: { invalidatesTags: [inLists] },
    updateGroup: { invalidatesTags: (_group, _error, { id }) => [tagOf('Group', id), inLists] },
    uploadGroupImage: { invalidatesTags: (_group, _error, { id }) => [tagOf('Group', id)] },
    deleteGroup: { invalidatesTags: [inLists] },
    joinGroup: { invalidatesTags: (_membership, _error, id) => [tagOf('Group', id), inLists] },
    leaveGroup: { invalidatesTags: (_nothing, _error, id) => [tagOf('Group', id), inLists] },
  },
});
