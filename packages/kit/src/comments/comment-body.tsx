import { atComment, paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link, useLocation } from '@estela/runtime';
import { Avatar, Badge, Button, Inline } from '@estela/ui';
import { useRef, useState } from 'react';
import { useUnchanged } from '../entity-form/use-unchanged.ts';
import { LinkedCards } from '../linked-cards/linked-cards.tsx';
import { wordsBeside } from '../linked-cards/linked-items.ts';
import { ReportButton } from '../report/report-button.tsx';
import { usePilotId } from '../use-pilot-id.ts';
import { CommentComposer } from './comment-composer.tsx';
import type { CommentData } from './comment-data.ts';
import { CommentText } from './comment-text.tsx';
import styles from './comments.module.css';
import { RemoveComment } from './remove-comment.tsx';
import { useThread } from './thread-context.ts';

interface CommentBodyProps {
  comment: CommentData;
  author: NonNullable<CommentData['author']>;
}

/** Its author, when it was written, and its text; in place of the text the box that edits it. */
export function CommentBody({ comment, author }: CommentBodyProps) {
  const { t } = useTranslation('comments');
  const format = useFormat();
  const pilotId = usePilotId();
  const { pathname, search } = useLocation();
  const { editComment, group, isHost, isOff, draftKey, newSince } = useThread();
  const [isEditing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  /** When it was last changed as its box was opened. */
  const seen = useRef(comment.updatedAt);
  const unchanged = useUnchanged();
  const isOwn = pilotId === author._id;

  function open() {
    seen.current = comment.updatedAt;
    setEditing(true);
  }

  async function edit(text: string): Promise<{ error?: unknown }> {
    try {
      await unchanged(seen.current, async (condition) => {
        const { error } = await editComment(comment._id, text, condition);
        if (error) throw error;
      });
      return {};
    } catch (error) {
      return { error };
    }
  }

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
            onClick={open}
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
            send={edit}
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
