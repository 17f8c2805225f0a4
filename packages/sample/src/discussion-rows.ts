import type { SampleComment } from './data.ts';
import { type Draft, dates, day, hour, type Ids, idOf } from './draft.ts';

/** Topics with their comments, and the comments' replies. */
export function discussionRows(draft: Draft, groups: Ids) {
  const discussions = draft.data.discussions.topics.map((topic) => {
    const at = draft.now - topic.daysAgo * day;
    const row = {
      ...writtenBy(draft, topic.author, at),
      group_id: idOf(groups, topic.group),
      title: topic.title,
      description: topic.description,
      pinned: topic.pinned,
      last_activity: new Date(at),
    };
    const comments = topic.comments.map((comment, index) =>
      commentRows(draft, row.id, at + (index + 1) * 5 * hour, comment),
    );
    return { row, comments };
  });
  const threads = discussions.flatMap(({ comments }) => comments);
  return {
    topics: discussions.map(({ row }) => row),
    comments: threads.map(({ row }) => row),
    replies: threads.flatMap(({ replies }) => replies),
  };
}

export function postRows(draft: Draft, groups: Ids) {
  return draft.data.discussions.posts.map((post) => ({
    ...writtenBy(draft, post.author, draft.now - post.daysAgo * day),
    group_id: idOf(groups, post.group),
    title: post.title,
    content: post.content,
  }));
}

function commentRows(draft: Draft, topicId: string, at: number, { author, text, replies }: SampleComment) {
  const row = { ...writtenBy(draft, author, at), topic_id: topicId, text };
  return {
    row,
    replies: replies.map((reply, index) => ({
      ...writtenBy(draft, reply.author, at + (index + 1) * 0.3 * hour),
      topic_id: topicId,
      parent_id: row.id,
      text: reply.text,
    })),
  };
}

function writtenBy({ newId, pilots }: Draft, author: string, at: number) {
  return { id: newId(at), author_id: idOf(pilots, author), ...dates(at) };
}
