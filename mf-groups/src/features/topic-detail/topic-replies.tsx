import { useListCommentsInfiniteQuery } from '@estela/api/groups';
import { useTranslation } from '@estela/i18n';
import type { ShownComment } from '@estela/kit/comments';
import { streamState } from '@estela/kit/stream';
import { useState } from 'react';
import { Replies } from '../../components/talk/replies.tsx';

interface TopicRepliesProps {
  id: string;
  topicId: string;
  comment: ShownComment;
}

export function TopicReplies({ id, topicId, comment }: TopicRepliesProps) {
  const { t } = useTranslation('comments');
  const [wantsAll, setWantsAll] = useState(false);
  const rest = useListCommentsInfiniteQuery({ id, topicId, parent: comment._id }, { skip: !wantsAll });
  const all = wantsAll ? streamState(rest, t) : undefined;
  return <Replies comment={comment} all={all} onAll={() => setWantsAll(true)} />;
}
