import type { Insertable } from 'kysely';
import { newId } from '../database/ids.ts';
import type { Schema } from '../database/schema.ts';
import { type Ids, need } from './sample-rows.ts';
import { type SampleComment, samplePosts, sampleTopics } from './talk.ts';

const day = 86_400_000;
const hour = 3_600_000;

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

export interface TalkRows {
  topics: Row<'topics'>[];
  comments: Row<'comments'>[];
  replies: Row<'comments'>[];
  posts: Row<'posts'>[];
}

export function talkRows(now: number, pilots: Ids, groups: Ids): TalkRows {
  const rows: TalkRows = { topics: [], comments: [], replies: [], posts: [] };
  for (const topic of sampleTopics) {
    const at = now - topic.daysAgo * day;
    const id = newId(at);
    rows.topics.push({
      ...written(id, need(pilots, topic.author), at),
      group_id: need(groups, topic.group),
      title: topic.title,
      description: topic.description,
      pinned: topic.pinned ?? false,
      last_activity: new Date(at),
    });
    for (const [index, comment] of topic.comments.entries()) {
      addComment(rows, pilots, id, at + (index + 1) * 5 * hour, comment);
    }
  }
  for (const post of samplePosts) {
    const at = now - post.daysAgo * day;
    rows.posts.push({
      ...written(newId(at), need(pilots, post.author), at),
      group_id: need(groups, post.group),
      title: post.title,
      content: post.content,
    });
  }
  return rows;
}

function addComment(rows: TalkRows, pilots: Ids, topicId: string, at: number, comment: SampleComment): void {
  const id = newId(at);
  rows.comments.push({
    ...written(id, need(pilots, comment.author), at),
    topic_id: topicId,
    text: comment.text,
  });
  for (const [index, reply] of (comment.replies ?? []).entries()) {
    const later = at + (index + 1) * 0.3 * hour;
    rows.replies.push({
      ...written(newId(later), need(pilots, reply.author), later),
      topic_id: topicId,
      parent_id: id,
      text: reply.text,
    });
  }
}

function written(id: string, authorId: string, at: number) {
  return { id, author_id: authorId, created_at: new Date(at), updated_at: new Date(at) };
}
