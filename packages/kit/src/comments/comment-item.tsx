import { atComment, commentAnchor, paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link, useLocation } from '@estela/runtime';
import { Avatar, Badge, Button, cx, Inline } from '@estela/ui';
import { useRef, useState } from 'react';
import { LinkedCards } from '../linked-cards/linked-cards.tsx';
import { wordsBeside } from '../linked-cards/linked-items.ts';
import { ReportButton } from '../report/report-button.tsx';
import { usePilotId } from '../use-pilot-id.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentText } from './comment-text.tsx';
import styles from './comments.module.css';
import { RemoveComment } from './remove-comment.tsx';
import { type ShownComment, useDiscussion } from './shown-comment.ts';

export function CommentItem({ comment }: { comment: ShownComment }) {
  const { t } = useTranslation('comments');
  const { _id, author, replyCount } = comment;
  const { draftKey, write, replies, isOff, marked, areRepliesOpen = false } = useDiscussion();
  const isMarked = marked === _id;
  const pilotId = usePilotId();
  const [isReplying, setReplying] = useState(false);
  const replyButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(areRepliesOpen);
  // A reply to a reply joins its thread: the name says whom it means.
  const start = comment.parent && author && author._id !== pilotId ? `@${author.username} ` : '';
  const name = author?.name ?? t('gone');

  async function reply(text: string) {
    const answer = await write(text, _id);
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
      {author ? <Said comment={comment} author={author} /> : <p className={styles.gone}>{t('gone')}</p>}
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
        {isOpen && replyCount > 0 && replies(comment)}
      </div>
    </article>
  );
}

interface SaidProps {
  comment: ShownComment;
  author: NonNullable<ShownComment['author']>;
}

/** Who said it, when, and what; in its place the box that changes it. */
function Said({ comment, author }: SaidProps) {
  const { t } = useTranslation('comments');
  const format = useFormat();
  const pilotId = usePilotId();
  const { pathname, search } = useLocation();
  const { change, group, isHost, isOff, draftKey, newSince } = useDiscussion();
  const [isEditing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  const isOwn = pilotId === author._id;
  return (
    <>
      <header className={styles.head}>
        <Avatar name={author.name} src={author.profilePicture} size="sm" />
        <p className={styles.who}>
          <Link to={paths.dashboard(author.username)} className={styles.name}>
            {author.name}
          </Link>{' '}
          <Link to={atComment(pathname + search, comment._id)} className={styles.when}>
            <time dateTime={comment.createdAt} title={format.dateTime(comment.createdAt)}>
              {format.relative(comment.createdAt)}
            </time>
          </Link>
          {comment.edited && <span>{` · ${t('edited')}`}</span>}{' '}
          {!isOwn && newSince && comment.createdAt > newSince && <Badge tone="signal">{t('new')}</Badge>}
        </p>
        {isOwn && !isOff && !isEditing && (
          <Button
            // It comes back once the box is closed, and takes the focus from there.
            ref={(button: HTMLButtonElement | null) => {
              if (!button || !wasEditing.current) return;
              wasEditing.current = false;
              button.focus();
            }}
            size="sm"
            variant="ghost"
            aria-label={t('editOwn')}
            onClick={() => setEditing(true)}
          >
            {t('edit')}
          </Button>
        )}
        <ReportButton
          kind="comment"
          id={comment._id}
          name={t('of', { name: author.name })}
          group={group}
          pilot={author}
          size="sm"
        />
        {(isOwn || isHost) && <RemoveComment comment={comment} name={author.name} />}
      </header>
      <div className={styles.below}>
        {isEditing ? (
          <CommentComposer
            label={t('editOwn')}
            sendLabel={t('save')}
            draftKey={`${draftKey}.edit.${comment._id}`}
            start={comment.text}
            send={(text) => change(comment, text)}
            onClose={() => {
              wasEditing.current = true;
              setEditing(false);
            }}
          />
        ) : (
          <>
            <CommentText text={wordsBeside(comment.text, location.origin)} mentions={comment.mentions} />
            <LinkedCards text={comment.text} />
            {comment.hidden && (
              <Inline>
                <Badge tone="warning">{t('hidden')}</Badge>
                <Link to={paths.moderation()}>{t('hiddenWhy')}</Link>
              </Inline>
            )}
          </>
        )}
      </div>
    </>
  );
}
