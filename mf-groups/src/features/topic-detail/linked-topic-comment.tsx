import { useGetCommentQuery } from '@estela/api/groups';
import { LinkedComment } from '@estela/kit/comments';

interface LinkedTopicCommentProps {
  id: string;
  topicId: string;
  commentId: string;
}

/** The comment that the address leads to, with the one it answers. */
export function LinkedTopicComment({ commentId, ...place }: LinkedTopicCommentProps) {
  const asked = useGetCommentQuery({ ...place, commentId });
  const parent = asked.currentData?.parent;
  const answered = useGetCommentQuery({ ...place, commentId: parent ?? '' }, { skip: !parent });
  return <LinkedComment id={commentId} asked={asked} answered={answered} />;
}
