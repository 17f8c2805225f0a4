import { useGetPostCommentQuery } from '@estela/api/groups';
import { LinkedComment } from '@estela/kit/comments';

interface LinkedPostCommentProps {
  id: string;
  postId: string;
  commentId: string;
}

/** The comment that the address leads to, with the one it answers. */
export function LinkedPostComment({ commentId, ...place }: LinkedPostCommentProps) {
  const asked = useGetPostCommentQuery({ ...place, commentId });
  const parent = asked.currentData?.parent;
  const answered = useGetPostCommentQuery({ ...place, commentId: parent ?? '' }, { skip: !parent });
  return <LinkedComment id={commentId} asked={asked} answered={answered} />;
}
