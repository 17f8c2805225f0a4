import { useAppDispatch } from '@estela/api';
import {
  showFreshComments,
  useCreateFlightCommentMutation,
  useDeleteFlightCommentMutation,
  useListFlightCommentsInfiniteQuery,
  useUpdateFlightCommentMutation,
} from '@estela/api/social/flight-comments';
import type { SlotProps } from '@estela/contracts/slots';
import type { CommentOrder } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { CommentThread } from '@estela/kit/comments';
import { usePilotId } from '@estela/kit/pilot-id';
import { streamState } from '@estela/kit/stream';
import { useState } from 'react';
import { FlightReplies } from './flight-replies.tsx';
import { LinkedFlightComment } from './linked-flight-comment.tsx';
import { useFreshComments } from './use-fresh-comments.ts';
import { usePilotsToName } from './use-pilots-to-name.ts';

/** What is said about a flight, on its page. */
export function FlightComments({ flightId: id, ownerId, isOff }: SlotProps<'flightComments'>) {
  const { t } = useTranslation('social');
  const dispatch = useAppDispatch();
  const pilotId = usePilotId();
  const [order, setOrder] = useState<CommentOrder>('newest');
  const query = useListFlightCommentsInfiniteQuery({ id, order }, { refetchCachedPages: false });
  const fresh = useFreshComments(id, ownerId, query.currentData);
  const pilots = usePilotsToName();
  const [write] = useCreateFlightCommentMutation();
  const [change] = useUpdateFlightCommentMutation();
  const [remove] = useDeleteFlightCommentMutation();

  async function createComment(text: string, parent: string | null) {
    const answer = await write({ id, body: { text, parent } });
    // A list of the oldest may not have its place.
    if (!answer.error && !parent) setOrder('newest');
    return answer;
  }

  function showFresh() {
    setOrder('newest');
    dispatch(showFreshComments(id));
  }

  return (
    <CommentThread
      {...pilots}
      list={streamState(query, t)}
      order={order}
      onOrder={(wanted) => wanted !== 'unread' && setOrder(wanted)}
      fresh={order === 'newest' ? fresh : 0}
      onFresh={showFresh}
      draftKey={`${pilotId}.flight.${id}`}
      isOff={isOff}
      isHost={pilotId === ownerId}
      write={createComment}
      change={({ _id }, text) => change({ id, commentId: _id, body: { text } })}
      remove={({ _id }) => remove({ id, commentId: _id })}
      linked={(commentId) => <LinkedFlightComment id={id} commentId={commentId} />}
      replies={({ _id, author }) => <FlightReplies flightId={id} parent={_id} name={author?.name} />}
    />
  );
}
