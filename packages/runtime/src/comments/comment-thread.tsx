import { useSession } from '@estela/api';
import { type CommentOrder, commentOrders } from '@estela/contracts/values';
import { addCatalogue, useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { Button, EmptyState, FilterChips, Inline, Notice, Section } from '@estela/ui';
import { useLayoutEffect } from 'react';
import { CommentComposer } from './comment-composer.tsx';
import { CommentList, type CommentListProps } from './comment-list.tsx';
import en from './locales/comments.en.json' with { type: 'json' };
import es from './locales/comments.es.json' with { type: 'json' };
import { type Discussion, DiscussionProvider } from './shown-comment.ts';

export interface CommentThreadProps extends Discussion {
  list: Omit<CommentListProps, 'label' | 'empty' | 'errorTitle'>;
  order: CommentOrder;
  onOrder: (order: CommentOrder) => void;
  /** Comments that came since the list was read, and what shows them. */
  fresh: number;
  onFresh: () => void;
}

/** All that is said about something: writing, reading, replying; the same for every area that has comments. */
export function CommentThread(props: CommentThreadProps) {
  const { i18n } = useTranslation('comments');
  const isReady = i18n.hasResourceBundle('es', 'comments');
  useLayoutEffect(() => {
    if (!isReady) addCatalogue(i18n, 'comments', { es, en });
  }, [i18n, isReady]);
  return isReady ? <Thread {...props} /> : null;
}

function Thread({ list, order, onOrder, fresh, onFresh, ...discussion }: CommentThreadProps) {
  const { t } = useTranslation('comments');
  const { user } = useSession();
  const hasSome = (list.items?.length ?? 0) > 0;
  // The shell scrolls to `#comments` once it is there: before, the page is too short to bring it to the top.
  const isRead = list.items !== undefined || Boolean(list.error);
  return (
    <DiscussionProvider value={discussion}>
      <Section id={isRead ? 'comments' : undefined} title={t('title')}>
        <Writing isOff={discussion.isOff} draftKey={discussion.draftKey} write={discussion.write} />
        {hasSome && (
          <FilterChips
            label={t('order')}
            value={order}
            onChange={onOrder}
            items={commentOrders.map((id) => ({ id, label: t(id) }))}
          />
        )}
        <div role="status">
          {fresh > 0 && (
            <Button size="sm" onClick={onFresh}>
              {t('fresh', { count: fresh })}
            </Button>
          )}
        </div>
        <CommentList
          {...list}
          label={t('title')}
          errorTitle={t('failed')}
          empty={
            discussion.isOff ? null : (
              <EmptyState
                headingLevel={3}
                illustration="people"
                title={t('none')}
                text={t(user ? 'noneText' : 'noneGuest')}
              />
            )
          }
        />
      </Section>
    </DiscussionProvider>
  );
}

/** The box, or why there is none. */
function Writing({ isOff, draftKey, write }: Pick<Discussion, 'isOff' | 'draftKey' | 'write'>) {
  const { t } = useTranslation('comments');
  const { status } = useSession();
  const { openLogin, openRegister } = usePlatform().session;
  if (isOff) return <Notice tone="info">{t('off')}</Notice>;
  if (status === 'user')
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
