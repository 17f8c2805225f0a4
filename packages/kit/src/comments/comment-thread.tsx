import { useSession } from '@estela/api';
import { limits } from '@estela/contracts/limits';
import { type CommentOrder, commentOrders } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { Button, EmptyState, FilterChips, Inline, Notice, Section } from '@estela/ui';
import { type ReactNode, useRef } from 'react';
import { usePilotId } from '../use-pilot-id.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentList, type CommentListProps } from './comment-list.tsx';
import { type Discussion, DiscussionProvider } from './shown-comment.ts';
import { UnsentText } from './unsent-text.tsx';
import { useCommentTexts } from './use-comment-texts.ts';
import { useLinkedComment } from './use-linked-comment.ts';

/** By time, or only what is new. */
export type ShownOrder = CommentOrder | 'unread';

export interface CommentThreadProps extends Omit<Discussion, 'marked' | 'toList'> {
  list: Omit<CommentListProps, 'label' | 'empty' | 'errorTitle'>;
  order: ShownOrder;
  onOrder: (order: ShownOrder) => void;
  /** Offers a list of what is new alone, with how many there were. */
  unread?: number | undefined;
  /** Why the viewer does not write. Default: the comments are switched off. */
  off?: ReactNode;
  /** Comments that came since the list was read, and what shows them. */
  fresh: number;
  onFresh: () => void;
}

/** All that is said about something: writing, reading, replying; the same for every area that has comments. */
export function CommentThread(props: CommentThreadProps) {
  return useCommentTexts() ? <Thread {...props} /> : null;
}

function Thread({ list, order, onOrder, unread, off, fresh, onFresh, ...discussion }: CommentThreadProps) {
  const { t } = useTranslation('comments');
  const { user } = useSession();
  const aboveList = useRef<HTMLDivElement>(null);
  const linked = useLinkedComment(list.items);
  const marked = linked?.inList ? linked.id : undefined;
  const count = (seen: number) => (seen < limits.unread ? String(seen) : `${limits.unread}+`);
  const hasSome = (list.items?.length ?? 0) > 0 || order === 'unread';
  const orders: readonly ShownOrder[] = unread === undefined ? commentOrders : [...commentOrders, 'unread'];
  // The shell scrolls to `#comments` once it is there: before, the page is too short to bring it to the top.
  const isRead = list.items !== undefined || Boolean(list.error);
  return (
    <DiscussionProvider value={{ ...discussion, marked, toList: () => aboveList.current?.focus() }}>
      <Section id={isRead ? 'comments' : undefined} title={t('title')}>
        {linked && !linked.inList && discussion.linked(linked.id)}
        <Writing isOff={discussion.isOff} off={off} draftKey={discussion.draftKey} write={discussion.write} />
        {hasSome && (
          <FilterChips
            label={t('order')}
            value={order}
            onChange={onOrder}
            items={orders.map((id) => ({
              id,
              label: t(id),
              count: id === 'unread' && unread ? count(unread) : undefined,
            }))}
          />
        )}
        <div ref={aboveList} role="status" tabIndex={-1}>
          {fresh > 0 && (
            <Button
              size="sm"
              onClick={() => {
                // The button goes.
                aboveList.current?.focus({ preventScroll: true });
                onFresh();
              }}
            >
              {t('fresh', { count: fresh })}
            </Button>
          )}
        </div>
        <CommentList
          {...list}
          label={t('title')}
          errorTitle={t('failed')}
          empty={
            discussion.isOff && order !== 'unread' ? null : (
              <EmptyState
                headingLevel={3}
                illustration="people"
                title={t(order === 'unread' ? 'noneNew' : 'none')}
                text={order === 'unread' ? undefined : t(user ? 'noneText' : 'noneGuest')}
              />
            )
          }
        />
      </Section>
    </DiscussionProvider>
  );
}

type WritingProps = Pick<Discussion, 'isOff' | 'draftKey' | 'write'> & Pick<CommentThreadProps, 'off'>;

/** The box, or why there is none. */
function Writing({ isOff, off, draftKey, write }: WritingProps) {
  const { t } = useTranslation('comments');
  const pilotId = usePilotId();
  const { openLogin, openRegister } = usePlatform().session;
  if (isOff)
    return (
      <>
        <Notice tone="info">{off ?? t('off')}</Notice>
        <UnsentText draftKey={draftKey} />
      </>
    );
  // Whose session ends while they write keeps the box, under the dialog that asks them to log in again.
  if (pilotId)
    return (
      <CommentComposer
        label={t('write')}
        hint={t('writeHint')}
        sendLabel={t('send')}
        draftKey={draftKey}
        send={(text) => write(text, null)}
      />
    );
  return (
    <div>
      <p>{t('guest')}</p>
      <Inline>
        <Button size="sm" variant="primary" onClick={openLogin}>
          {t('login')}
        </Button>
        <Button size="sm" onClick={openRegister}>
          {t('register')}
        </Button>
      </Inline>
    </div>
  );
}
