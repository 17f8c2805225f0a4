import { useAppDispatch } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { streamState } from '../stream/stream-state.ts';
import { type CommentCalls, callsOf, type ThreadCalls } from './thread-calls.ts';
import { ThreadProvider, type ThreadSettings } from './thread-context.ts';
import { type ShownOrder, ThreadView } from './thread-view.tsx';
import { useCommentTexts } from './use-comment-texts.ts';
import { useDraftKey } from './use-draft.ts';
import { useLinkedComment } from './use-linked-comment.ts';
import { type NotifiedWhen, useNewComments } from './use-new-comments.ts';

/** Where the thing knows what each viewer has read: what is new there has a list of its own. */
export interface UnreadComments {
  since: string | undefined;
  count: number;
  /** Of those, how many came since the page opened. */
  fresh: number;
  /** The viewer wants to see those. */
  onShow: () => void;
  /** A list of comments is before the viewer. */
  onRead: () => void;
}

interface LoadedThreadProps extends ThreadSettings {
  calls: ThreadCalls;
  /** Why the viewer does not write. Default: the comments are switched off. */
  off?: ReactNode;
  notified: NotifiedWhen;
  unread?: UnreadComments;
}

export interface ThreadProps<Args> extends Omit<LoadedThreadProps, 'calls'> {
  calls: CommentCalls<Args>;
  /** The thing that the comments are on. */
  of: Args;
}

/** All comments on something, the same in every area: writing, reading, replying. */
export function Thread<Args extends object>({ calls, of, ...props }: ThreadProps<Args>) {
  return useCommentTexts() ? <LoadedThread {...props} calls={callsOf(calls, of)} /> : null;
}

/** What comes waits behind a button or in a list of its own, so that nobody is moved from what they read. */
function LoadedThread({ calls, off, notified, unread, ...settings }: LoadedThreadProps) {
  const { t } = useTranslation('comments');
  const dispatch = useAppDispatch();
  const draftKey = useDraftKey(calls.kind, calls.id);
  const [order, setOrder] = useState<ShownOrder>('newest');
  const asked = order === 'unread' ? ({ order: 'oldest', since: unread?.since } as const) : { order };
  const query = calls.useList(asked, calls.listOptions);
  const list = streamState(query, t);
  const isCounted = unread !== undefined;
  const came = useNewComments(calls, { notified, isCounted, list: query.currentData });
  const create = calls.useCreate();
  const editComment = calls.useUpdate();
  const deleteComment = calls.useDelete();
  const linked = useLinkedComment(list.items);
  const aboveList = useRef<HTMLDivElement>(null);

  const hasList = query.currentData !== undefined;
  const onRead = useEffectEvent(() => unread?.onRead());
  useEffect(() => {
    if (hasList) onRead();
  }, [hasList]);

  async function createComment(text: string, parent: string | null) {
    const answer = await create(text, parent);
    // A list of the oldest, or of what is unread, may not have its place.
    if (!answer.error && !parent) setOrder('newest');
    return answer;
  }

  function showFresh() {
    unread?.onShow();
    setOrder(unread ? 'unread' : 'newest');
    dispatch(calls.showNew());
    unread?.onRead();
  }

  const thread = {
    ...settings,
    useList: calls.useList,
    useOne: calls.useOne,
    draftKey,
    createComment,
    editComment,
    deleteComment,
    newSince: unread?.since,
    marked: linked?.inList ? linked.id : undefined,
    toList: () => aboveList.current?.focus(),
  };
  return (
    <ThreadProvider value={thread}>
      <ThreadView
        list={list}
        order={order}
        onOrder={setOrder}
        unread={unread?.since === undefined ? undefined : unread.count}
        off={off}
        fresh={unread?.fresh ?? (order === 'newest' ? came : 0)}
        onFresh={showFresh}
        linked={linked && !linked.inList ? linked.id : undefined}
        aboveList={aboveList}
      />
    </ThreadProvider>
  );
}
