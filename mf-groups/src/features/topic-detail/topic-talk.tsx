import { useAppDispatch } from '@estela/api';
import {
  showFreshTopicComments,
  useCreateCommentMutation,
  useDeleteCommentMutation,
  useListCommentsInfiniteQuery,
  useReadTopicMutation,
  useUpdateCommentMutation,
} from '@estela/api/groups';
import type { Group, Topic } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { CommentThread, type ShownOrder } from '@estela/kit/comments';
import { usePilotId } from '@estela/kit/pilot-id';
import { streamState } from '@estela/kit/stream';
import { useEffect, useEffectEvent, useState } from 'react';
import { canModerateGroup } from '../../components/can-moderate-group.ts';
import { canWriteInTopic } from '../../components/can-write-in-topic.ts';
import { AddCard } from '../../components/cards/add-card.tsx';
import { withCard } from '../../components/cards/with-card.ts';
import { isMember } from '../../components/is-member.ts';
import { JoinToWrite } from '../../components/talk/join-to-write.tsx';
import { draftOf } from '../../components/talk/talk-draft.ts';
import { useMembersToName } from '../../components/talk/use-members-to-name.ts';
import { useRestore } from '../../components/use-restore.ts';
import { LinkedTopicComment } from './linked-topic-comment.tsx';
import { TopicReplies } from './topic-replies.tsx';
import { useLiveTopic } from './use-live-topic.ts';

/** All that is said in a topic. What is new has a list of its own, so that nobody is moved from what they read. */
export function TopicTalk({ group, topic }: { group: Group; topic: Topic }) {
  const { t } = useTranslation('groups');
  const dispatch = useAppDispatch();
  const pilotId = usePilotId();
  const place = { id: group._id, topicId: topic._id };
  // What is new to the reader: as it was when the page opened, then what came since. Reading the topic changes both.
  const [news, setNews] = useState({ since: topic.readAt, count: topic.unread });
  const [order, setOrder] = useState<ShownOrder>('newest');
  const since = news.since ?? undefined;
  const query = useListCommentsInfiniteQuery(
    { ...place, ...(order === 'unread' ? { order: 'oldest', since } : { order }) },
    // What came since an earlier visit counts as read from here on.
    { refetchOnMountOrArgChange: true },
  );
  const [read] = useReadTopicMutation();
  const [write] = useCreateCommentMutation();
  const [change] = useUpdateCommentMutation();
  const [remove] = useDeleteCommentMutation();
  const undo = useRestore(group._id);
  const members = useMembersToName(group._id);
  useLiveTopic(group, topic);

  const hasList = query.currentData !== undefined;
  const markRead = useEffectEvent(() => void read(place));
  useEffect(() => {
    if (hasList) markRead();
  }, [hasList]);

  async function say(text: string, parent: string | null) {
    const answer = await write({ ...place, body: { text, parent } });
    // A list of old or of new ones may not have its place.
    if (!answer.error && !parent) setOrder('newest');
    return answer;
  }

  function showFresh() {
    setNews({ since: topic.readAt, count: topic.unread });
    setOrder('unread');
    dispatch(showFreshTopicComments(topic._id));
    void read(place);
  }

  return (
    <CommentThread
      {...members}
      list={streamState(query, t)}
      order={order}
      onOrder={setOrder}
      unread={since === undefined ? undefined : news.count}
      fresh={topic.readAt === news.since ? 0 : topic.unread}
      onFresh={showFresh}
      draftKey={draftOf(pilotId, 'topic', topic._id)}
      isOff={!canWriteInTopic(group, topic)}
      off={isMember(group) ? t('topic.lockedText') : <JoinToWrite group={group} />}
      group={group._id}
      isHost={canModerateGroup(group)}
      newSince={since}
      areRepliesOpen
      write={say}
      change={({ _id }, text) => change({ ...place, commentId: _id, body: { text } })}
      remove={({ _id }) => remove({ ...place, commentId: _id })}
      undo={({ _id }) => undo('comment', _id)}
      attach={(text, type) => <AddCard onPick={(link) => type(withCard(text, link))} />}
      linked={(commentId) => <LinkedTopicComment {...place} commentId={commentId} />}
      replies={(comment) => <TopicReplies {...place} comment={comment} />}
    />
  );
}
