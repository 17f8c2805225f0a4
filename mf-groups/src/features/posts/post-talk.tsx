import { useAppDispatch } from '@estela/api';
import {
  showFreshPostComments,
  useCreatePostCommentMutation,
  useDeletePostCommentMutation,
  useListPostCommentsInfiniteQuery,
  useUpdatePostCommentMutation,
} from '@estela/api/groups';
import type { Group, Post } from '@estela/contracts';
import type { CommentOrder } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { CommentThread } from '@estela/kit/comments';
import { usePilotId } from '@estela/kit/pilot-id';
import { streamState } from '@estela/kit/stream';
import { useState } from 'react';
import { canModerateGroup } from '../../components/can-moderate-group.ts';
import { AddCard } from '../../components/cards/add-card.tsx';
import { withCard } from '../../components/cards/with-card.ts';
import { isMember } from '../../components/is-member.ts';
import { JoinToWrite } from '../../components/talk/join-to-write.tsx';
import { draftOf } from '../../components/talk/talk-draft.ts';
import { useMembersToName } from '../../components/talk/use-members-to-name.ts';
import { useRestore } from '../../components/use-restore.ts';
import { LinkedPostComment } from './linked-post-comment.tsx';
import { PostReplies } from './post-replies.tsx';
import { useFreshPostComments } from './use-fresh-post-comments.ts';

/** All that is said about a post. What comes waits behind a button, so that nobody is moved from what they read. */
export function PostTalk({ group, post }: { group: Group; post: Post }) {
  const { t } = useTranslation('groups');
  const dispatch = useAppDispatch();
  const pilotId = usePilotId();
  const place = { id: group._id, postId: post._id };
  const [order, setOrder] = useState<CommentOrder>('newest');
  const query = useListPostCommentsInfiniteQuery({ ...place, order }, { refetchCachedPages: false });
  const fresh = useFreshPostComments(group, post, query.currentData);
  const [write] = useCreatePostCommentMutation();
  const [change] = useUpdatePostCommentMutation();
  const [remove] = useDeletePostCommentMutation();
  const undo = useRestore(group._id);
  const members = useMembersToName(group._id);

  async function say(text: string, parent: string | null) {
    const answer = await write({ ...place, body: { text, parent } });
    // A list of the oldest may not have its place.
    if (!answer.error && !parent) setOrder('newest');
    return answer;
  }

  function showFresh() {
    setOrder('newest');
    dispatch(showFreshPostComments(post._id));
  }

  return (
    <CommentThread
      {...members}
      list={streamState(query, t)}
      order={order}
      onOrder={(wanted) => wanted !== 'unread' && setOrder(wanted)}
      fresh={order === 'newest' ? fresh : 0}
      onFresh={showFresh}
      draftKey={draftOf(pilotId, 'post', post._id)}
      isOff={!isMember(group)}
      off={<JoinToWrite group={group} />}
      group={group._id}
      isHost={canModerateGroup(group)}
      areRepliesOpen
      write={say}
      change={({ _id }, text) => change({ ...place, commentId: _id, body: { text } })}
      remove={({ _id }) => remove({ ...place, commentId: _id })}
      undo={({ _id }) => undo('comment', _id)}
      attach={(text, type) => <AddCard onPick={(link) => type(withCard(text, link))} />}
      linked={(commentId) => <LinkedPostComment {...place} commentId={commentId} />}
      replies={(comment) => <PostReplies {...place} comment={comment} />}
    />
  );
}
