import { commentAnchor } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Button, cx, Inline, ListState, type ListStateProps, SkeletonList } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { useRef, useState } from 'react';
import { streamState } from '../stream/stream-state.ts';
import { usePilotId } from '../use-pilot-id.ts';
import { CommentBody } from './comment-body.tsx';
import { CommentComposer } from './comment-composer.tsx';
import type { CommentData } from './comment-data.ts';
import styles from './comments.module.css';
import { useThread } from './thread-context.ts';

export interface CommentListProps extends Omit<ListStateProps<CommentData>, 'children' | 'skeleton'> {
  /** Names the list. */
  label: string;
}

/** Comments in the order given, with the five faces of a list. */
export function CommentList({ label, ...list }: CommentListProps) {
  return (
    <ListState {...list} skeleton={<SkeletonList of="entry" count={2} />}>
      {(comments) => (
        <PlainList ordered aria-label={label} className={styles.list}>
          {comments.map((comment) => (
            <li key={comment._id}>
              <CommentItem comment={comment} />
            </li>
          ))}
        </PlainList>
      )}
    </ListState>
  );
}

/** A comment with the box that replies to it, and its replies. */
export function CommentItem({ comment }: { comment: CommentData }) {
  const { t } = useTranslation('comments');
  const { _id, author, replyCount } = comment;
  const { draftKey, createComment, isOff, marked, areRepliesOpen = false } = useThread();
  const isMarked = marked === _id;
  const pilotId = usePilotId();
  const [isReplying, setReplying] = useState(false);
  const replyButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(areRepliesOpen);
  // A reply to a reply joins its thread: the name says whom it means.
  const start = comment.parent && author && author._id !== pilotId ? `@${author.username} ` : '';
  const name = author?.name ?? t('gone');

  async function reply(text: string) {
    const answer = await createComment(text, _id);
    if (!answer.error) setOpen(true);
    return answer;
  }

  return (
    <article
      id={isMarked ? commentAnchor(_id) : undefined}
      className={cx(styles.comment, isMarked && styles.marked)}
      aria-label={t('of', { name })}
      aria-current={isMarked ? 'true' : undefined}
    >
      {author ? (
        <CommentBody comment={comment} author={author} />
      ) : (
        <p className={styles.gone}>{t('gone')}</p>
      )}
      <div className={styles.below}>
        <Inline>
          {author && pilotId && !isOff && (
            <Button
              ref={replyButton}
              size="sm"
              variant="ghost"
              aria-label={t('replyTo', { name })}
              aria-expanded={isReplying}
              onClick={() => setReplying(!isReplying)}
            >
              {t('reply')}
            </Button>
          )}
          {replyCount > 0 && (
            <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('hideReplies') : t('showReplies', { count: replyCount })}
            </Button>
          )}
        </Inline>
        {isReplying && (
          <CommentComposer
            label={t('replyTo', { name })}
            sendLabel={t('sendReply')}
            draftKey={`${draftKey}.${_id}`}
            start={start}
            send={reply}
            onClose={() => {
              setReplying(false);
              replyButton.current?.focus();
            }}
          />
        )}
        {isOpen && replyCount > 0 && <Replies comment={comment} />}
      </div>
    </article>
  );
}

/** The replies to a comment, oldest first: those that came with it, and the rest for who wants them. */
function Replies({ comment: { _id, author, replies, replyCount } }: { comment: CommentData }) {
  const { t } = useTranslation('comments');
  const { useList } = useThread();
  const [isWhole, setWhole] = useState(replies === undefined);
  const query = useList({ parent: _id, order: 'oldest' }, { skip: !isWhole });
  const label = t('repliesTo', { name: author?.name ?? t('gone') });
  const sent = replies?.map((one) => ({ ...one, deleted: false, replyCount: 0 }));
  const more = replyCount - (sent?.length ?? 0);
  if (more > 0 && isWhole) {
    const whole = streamState(query, t);
    return <CommentList {...whole} items={whole.items ?? sent} label={label} empty={null} />;
  }
  return (
    <>
      <CommentList items={sent} label={label} empty={null} />
      {more > 0 && (
        <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
          {t('moreReplies', { count: more })}
        </Button>
      )}
    </>
  );
}
