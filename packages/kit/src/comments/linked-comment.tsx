import { commentAnchor } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, useLocation } from '@estela/runtime';
import { Button, Card, Notice, SkeletonList } from '@estela/ui';
import { CommentItem } from './comment-item.tsx';
import { DiscussionProvider, type ShownComment, useDiscussion } from './shown-comment.ts';

interface Asked {
  currentData?: ShownComment | undefined;
  error?: unknown;
}

interface LinkedCommentProps {
  id: string;
  asked: Asked;
  /** What it answers, where it answers one. */
  answered: Asked;
}

/** The comment that a notification or a link leads to, above the list: there it may stand pages further down. */
export function LinkedComment({ id, asked, answered }: LinkedCommentProps) {
  const { t } = useTranslation('comments');
  const { pathname, search } = useLocation();
  const discussion = useDiscussion();
  const comment = asked.currentData;
  if (asked.error)
    return (
      <div id={commentAnchor(id)}>
        <Notice tone="info">{t('linkedGone')}</Notice>
      </div>
    );
  const waits = comment?.parent && !answered.currentData && !answered.error;
  if (!comment || waits) return <SkeletonList of="entry" count={1} />;
  return (
    <DiscussionProvider value={{ ...discussion, marked: id, areRepliesOpen: false }}>
      <Card as="section" aria-label={t('linked')}>
        {answered.currentData && <CommentItem comment={answered.currentData} />}
        <CommentItem comment={comment} />
        <Button as={Link} to={pathname + search} size="sm" variant="ghost" onClick={discussion.toList}>
          {t('linkedAll')}
        </Button>
      </Card>
    </DiscussionProvider>
  );
}
