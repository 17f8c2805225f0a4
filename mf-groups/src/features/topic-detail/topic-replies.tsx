import { useListCommentsInfiniteQuery } from '@estela/api/groups';
import type { Reply } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { CommentList, type ShownComment } from '@estela/runtime/comments';
import { streamState } from '@estela/runtime/stream';
import { Button } from '@estela/ui';
import { useState } from 'react';

interface TopicRepliesProps {
  id: string;
  topicId: string;
  comment: ShownComment & { replies?: readonly Reply[] };
}

/** The replies to a comment, oldest first: those that came with it, and the rest for who wants them. */
export function TopicReplies({ id, topicId, comment }: TopicRepliesProps) {
  const { t } = useTranslation('comments');
  const [wantsAll, setWantsAll] = useState(false);
  const { _id: parent, author, replies = [], replyCount } = comment;
  const isAll = replies.length >= replyCount;
  const rest = useListCommentsInfiniteQuery({ id, topicId, parent }, { skip: isAll || !wantsAll });
  const label = t('repliesTo', { name: author?.name ?? t('gone') });
  const sent = replies.map((one) => ({ ...one, deleted: false, replyCount: 0 }));
  if (!isAll && wantsAll) {
    const all = streamState(rest, t);
    return <CommentList {...all} items={all.items ?? sent} label={label} empty={null} />;
  }
  return (
    <>
      <CommentList items={sent} label={label} empty={null} />
      {!isAll && (
        <Button size="sm" variant="ghost" onClick={() => setWantsAll(true)}>
          {t('moreReplies', { count: replyCount - replies.length })}
        </Button>
      )}
    </>
  );
}
