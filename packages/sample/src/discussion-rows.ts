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
      commentRows(draft, { topic_id: row.id }, at + (index + 1) * 5 * hour, comment, 0.3 * hour),
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

/** What is said about flights, within two days of them. */
export function flightCommentRows(draft: Draft, flights: readonly { id: string; created_at: Date }[]) {
  const threads = flights.flatMap(({ id, created_at: made }, index) => {
    const comments = draft.data.flights[index]?.comments ?? [];
    const pause = Math.min(draft.now - made.getTime(), 2 * day) / (comments.length + 1);
    return comments.map((comment, place) => {
      const at = made.getTime() + (place + 1) * pause;
      return commentRows(draft, { flight_id: id }, at, comment, pause / (comment.replies.length + 1));
    });
  });
  return {
    flightComments: threads.map(({ row }) => row),
    flightReplies: threads.flatMap(({ replies }) => replies),
  };
}

/** Posts with what is said about them. */
export function postRows(draft: Draft, groups: Ids) {
  const posts = draft.data.discussions.posts.map((post) => {
    const at = draft.now - post.daysAgo * day;
    const row = {
      ...writtenBy(draft, post.author, at),
      group_id: idOf(groups, post.group),
      title: post.title,
      content: post.content,
    };
    const comments = post.comments.map((comment, index) =>
      commentRows(draft, { post_id: row.id }, at + (index + 1) * 5 * hour, comment, 0.3 * hour),
    );
    return { row, comments };
  });
  const threads = posts.flatMap(({ comments }) => comments);
  return {
    posts: posts.map(({ row }) => row),
    postComments: threads.map(({ row }) => row),
    postReplies: threads.flatMap(({ replies }) => replies),
  };
}

/** A comment and its replies, so many milliseconds apart. */
function commentRows<Place extends { topic_id: string } | { flight_id: string } | { post_id: string }>(
  draft: Draft,
  place: Place,
  at: number,
  { author, text, replies }: SampleComment,
  pause: number,
) {
  const row = { ...writtenBy(draft, author, at), ...place, text };
  return {
    row,
    replies: replies.map((reply, index) => ({
      ...writtenBy(draft, reply.author, at + (index + 1) * pause),
      ...place,
      parent_id: row.id,
      text: reply.text,
    })),
  };
}

function writtenBy({ newId, pilots }: Draft, author: string, at: number) {
  return { id: newId(at), author_id: idOf(pilots, author), ...dates(at) };
}
