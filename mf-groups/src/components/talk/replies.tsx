import { useTranslation } from '@estela/i18n';
import { CommentList, type ShownComment } from '@estela/kit/comments';
import { Button, type ListStateProps } from '@estela/ui';

interface RepliesProps {
  comment: ShownComment;
  /** The list of all, once somebody wants them. */
  all: Omit<ListStateProps<ShownComment>, 'children' | 'skeleton' | 'empty' | 'errorTitle'> | undefined;
  onAll: () => void;
}

/** The replies to a comment, oldest first: those that came with it, and the rest for who wants them. */
export function Replies({ comment: { author, replies = [], replyCount }, all, onAll }: RepliesProps) {
  const { t } = useTranslation('comments');
  const more = replyCount - replies.length;
  const label = t('repliesTo', { name: author?.name ?? t('gone') });
  const sent = replies.map((one) => ({ ...one, deleted: false, replyCount: 0 }));
  if (more > 0 && all) return <CommentList {...all} items={all.items ?? sent} label={label} empty={null} />;
  return (
    <>
      <CommentList items={sent} label={label} empty={null} />
      {more > 0 && (
        <Button size="sm" variant="ghost" onClick={onAll}>
          {t('moreReplies', { count: more })}
        </Button>
      )}
    </>
  );
}
