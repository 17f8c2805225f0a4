import { tagOf } from '@estela/api';
import { commentEndpoints, keepCommentsFor, lookForComments, readComments } from '@estela/api/comment-pages';
import { socialEndpoints } from '../generated/social.ts';

const idOf = ({ id }: { id: string }) => id;
const endpoints = commentEndpoints<{ id: string }>({
  list: 'listFlightComments',
  idOf,
  counted: 'Flight',
  shownIn: () => [],
  afterRefusal: ({ id }) => [tagOf('Comment', id), tagOf('Flight', id)],
});

const flightCommentsApi = socialEndpoints.enhanceEndpoints({
  endpoints: {
    listFlightComments: { ...endpoints.list, keepUnusedDataFor: keepCommentsFor },
    getFlightComment: endpoints.get,
    createFlightComment: endpoints.create,
    updateFlightComment: endpoints.update,
    deleteFlightComment: endpoints.delete,
  },
});

/** The calls on the comments of a flight, for `Thread`. */
export const flightComments = {
  kind: 'flight',
  idOf,
  useList: flightCommentsApi.useListFlightCommentsInfiniteQuery,
  useOne: flightCommentsApi.useGetFlightCommentQuery,
  useCreate: flightCommentsApi.useCreateFlightCommentMutation,
  useUpdate: flightCommentsApi.useUpdateFlightCommentMutation,
  useDelete: flightCommentsApi.useDeleteFlightCommentMutation,
  listOptions: { refetchCachedPages: false },
  lookForNew: lookForComments,
  showNew: readComments,
} as const;
