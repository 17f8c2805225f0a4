import { deepStrictEqual } from 'node:assert/strict';
import { calls } from '@estela/contracts';
import { chosen, inGroup } from './move.ts';
import {
  canRead,
  deletionStatus,
  isBanned,
  isReader,
  type ModelComment,
  type ModelGroup,
  type ModelPilot,
  rank,
  without,
} from './rules.ts';

/** The status of starting something in a group. */
const startStatus = (group: ModelGroup, actor: ModelPilot) => {
  if (isBanned(group, actor)) return 404;
  return rank(group, actor) > 0 ? 201 : 403;
};

const createTopic = inGroup(async (group, { actor, expectCall }) => {
  const status = startStatus(group, actor);
  const answer = await expectCall(status, calls.createTopic, { id: group.id }, { body: { title: 'Hola' } });
  if (status === 201) group.topics.push({ id: answer.body._id, author: actor, comments: [] });
});

const deleteTopic = inGroup(async (group, { actor, b, expectCall }) => {
  const topic = chosen(group.topics, b);
  if (!topic) return;
  const status = deletionStatus(group, actor, topic);
  if (status === 204) group.topics.splice(group.topics.indexOf(topic), 1);
  await expectCall(status, calls.deleteTopic, { id: group.id, topicId: topic.id });
});

const createPost = inGroup(async (group, { actor, expectCall }) => {
  const status = startStatus(group, actor);
  const body = { title: 'Hola', content: 'Hola' };
  const answer = await expectCall(status, calls.createPost, { id: group.id }, { body });
  if (status === 201) group.posts.push({ id: answer.body._id, author: actor });
});

const deletePost = inGroup(async (group, { actor, b, expectCall }) => {
  const post = chosen(group.posts, b);
  if (!post) return;
  const status = deletionStatus(group, actor, post);
  if (status === 204) group.posts.splice(group.posts.indexOf(post), 1);
  await expectCall(status, calls.deletePost, { id: group.id, postId: post.id });
});

/** A comment on the first topic, or a reply where `b` chooses a comment. */
const comment = inGroup(async (group, { actor, b, expectCall }) => {
  const [topic] = group.topics;
  if (!topic) return;
  const parent = b % 2 ? chosen(topic.comments, b >> 1) : undefined;
  const status = commentStatus(group, actor, topic, parent);
  const body = { text: 'Hola', ...(parent && { parent: parent.id }) };
  const answer = await expectCall(status, calls.createComment, { id: group.id, topicId: topic.id }, { body });
  if (status !== 201) return;
  const thread = parent ? (parent.parent ?? parent) : null;
  topic.comments.push({ id: answer.body._id, author: actor, parent: thread, isDeleted: false });
  deepStrictEqual(answer.body.parent, thread?.id ?? null);
});

function commentStatus(
  group: ModelGroup,
  actor: ModelPilot,
  topic: { author: ModelPilot },
  parent: ModelComment | undefined,
): number {
  if (!isReader(group, actor) || !canRead(group, actor, topic)) return 404;
  if (rank(group, actor) === 0) return 403;
  return parent && !canRead(group, actor, parent) ? 400 : 201;
}

const deleteComment = inGroup(async (group, { actor, b, expectCall }) => {
  const [topic] = group.topics;
  const gone = topic && chosen(topic.comments, b);
  if (!gone) return;
  // A deleted one is a placeholder: nobody can delete it again.
  const isThere = canRead(group, actor, topic) && !gone.isDeleted;
  const status = isThere ? deletionStatus(group, actor, gone) : 404;
  if (status === 204) topic.comments = without(topic.comments, gone);
  await expectCall(status, calls.deleteComment, { id: group.id, topicId: topic.id, commentId: gone.id });
});

export const discussionMoves = {
  createTopic,
  deleteTopic,
  createPost,
  deletePost,
  comment,
  commentToo: comment,
  deleteComment,
};
