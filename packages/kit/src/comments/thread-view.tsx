import { useSession } from '@estela/api';
import { limits } from '@estela/contracts/limits';
import { type CommentOrder, commentOrders } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Button, EmptyState, FilterChips, Section } from '@estela/ui';
import type { ReactNode, RefObject } from 'react';
import { CommentList, type CommentListProps } from './comment-list.tsx';
import { LinkedComment } from './linked-comment.tsx';
import { useThread } from './thread-context.ts';
import { WriteComment } from './write-comment.tsx';

/** By time, or only what is new. */
export type ShownOrder = CommentOrder | 'unread';

interface ThreadViewProps {
  list: Omit<CommentListProps, 'label' | 'empty' | 'errorTitle'>;
  order: ShownOrder;
  onOrder: (order: ShownOrder) => void;
  /** Offers a list of what is new alone, with how many there were. */
  unread: number | undefined;
  off: ReactNode;
  /** Comments that came since the list was read, and what shows them. */
  fresh: number;
  onFresh: () => void;
  /** The comment that the address leads to, where the list does not have it. */
  linked: string | undefined;
  aboveList: RefObject<HTMLDivElement | null>;
}

export function ThreadView(props: ThreadViewProps) {
  const { list, order, onOrder, unread, off, fresh, onFresh, linked, aboveList } = props;
  const { t } = useTranslation('comments');
  const { user } = useSession();
  const { isOff } = useThread();
  const count = (seen: number) => (seen < limits.unread ? String(seen) : `${limits.unread}+`);
  const hasSome = (list.items?.length ?? 0) > 0 || order === 'unread';
  const orders: readonly ShownOrder[] = unread === undefined ? commentOrders : [...commentOrders, 'unread'];
  // The shell scrolls to `#comments` once it is there: before, the page is too short to bring it to the top.
  const isRead = list.items !== undefined || Boolean(list.error);
  return (
    <Section id={isRead ? 'comments' : undefined} title={t('title')}>
      {linked && <LinkedComment id={linked} />}
      <WriteComment off={off} />
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
          isOff && order !== 'unread' ? null : (
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
  );
}
