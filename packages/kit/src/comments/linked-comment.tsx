import { commentAnchor } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, useLocation } from '@estela/runtime';
import { Button, Card, Notice, SkeletonList } from '@estela/ui';
import { CommentItem } from './comment-list.tsx';
import { ThreadProvider, useThread } from './thread-context.ts';

/** The comment that a notification or a link leads to, above the list: there it may stand pages further down. */
export function LinkedComment({ id }: { id: string }) {
  const { t } = useTranslation('comments');
  const { pathname, search } = useLocation();
  const thread = useThread();
  const { currentData: comment, error } = thread.useOne(id);
  const parentId = comment?.parent;
  const parent = thread.useOne(parentId ?? '', { skip: !parentId });
  if (error)
    return (
      <div id={commentAnchor(id)}>
        <Notice tone="info">{t('linkedGone')}</Notice>
      </div>
    );
  const waits = parentId && !parent.currentData && !parent.error;
  if (!comment || waits) return <SkeletonList of="entry" count={1} />;
  return (
    <ThreadProvider value={{ ...thread, marked: id, areRepliesOpen: false }}>
      <Card as="section" aria-label={t('linked')}>
        {parent.currentData && <CommentItem comment={parent.currentData} />}
        <CommentItem comment={comment} />
        <Button as={Link} to={pathname + search} size="sm" variant="ghost" onClick={thread.toList}>
          {t('linkedAll')}
        </Button>
      </Card>
    </ThreadProvider>
  );
}
