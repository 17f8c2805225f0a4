import { useListFlightCommentsInfiniteQuery } from '@estela/api/social/flight-comments';
import { useTranslation } from '@estela/i18n';
import { CommentList } from '@estela/kit/comments';
import { streamState } from '@estela/kit/stream';

interface FlightRepliesProps {
  flightId: string;
  parent: string;
  /** Of whom they answer; nobody where that comment was deleted. */
  name: string | undefined;
}

/** The replies to one comment, oldest first: as people talk. */
export function FlightReplies({ flightId, parent, name }: FlightRepliesProps) {
  const { t } = useTranslation('social');
  const { t: comments } = useTranslation('comments');
  const query = useListFlightCommentsInfiniteQuery({ id: flightId, parent, order: 'oldest' });
  const label = comments('repliesTo', { name: name ?? comments('gone') });
  return <CommentList {...streamState(query, t)} label={label} empty={null} />;
}
