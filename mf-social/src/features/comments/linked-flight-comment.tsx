import { useGetFlightCommentQuery } from '@estela/api/social/flight-comments';
import { LinkedComment } from '@estela/kit/comments';

interface LinkedFlightCommentProps {
  /** Of the flight. */
  id: string;
  commentId: string;
}

/** The comment that the address leads to, with the one it answers. */
export function LinkedFlightComment({ commentId, ...place }: LinkedFlightCommentProps) {
  const asked = useGetFlightCommentQuery({ ...place, commentId });
  const parent = asked.currentData?.parent;
  const answered = useGetFlightCommentQuery({ ...place, commentId: parent ?? '' }, { skip: !parent });
  return <LinkedComment id={commentId} asked={asked} answered={answered} />;
}
