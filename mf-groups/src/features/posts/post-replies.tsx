import { useListPostCommentsInfiniteQuery } from '@estela/api/groups';
import { useTranslation } from '@estela/i18n';
import type { ShownComment } from '@estela/kit/comments';
import { streamState } from '@estela/kit/stream';
import { useState } from 'react';
import { Replies } from '../../components/talk/replies.tsx';

interface PostRepliesProps {
  id: string;
  postId: string;
  comment: ShownComment;
}

export function PostReplies({ id, postId, comment }: PostRepliesProps) {
  const { t } = useTranslation('comments');
  const [wantsAll, setWantsAll] = useState(false);
  const asked = { id, postId, parent: comment._id, order: 'oldest' } as const;
  const rest = useListPostCommentsInfiniteQuery(asked, { skip: !wantsAll });
  const all = wantsAll ? streamState(rest, t) : undefined;
  return <Replies comment={comment} all={all} onAll={() => setWantsAll(true)} />;
}
