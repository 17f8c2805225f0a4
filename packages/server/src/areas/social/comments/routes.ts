import type { FastifyInstance } from 'fastify';
import { flightCommentRoutes } from './flight-comments.ts';
import { postCommentRoutes } from './post-comments.ts';
import { topicCommentRoutes } from './topic-comments.ts';

export async function commentRoutes(app: FastifyInstance): Promise<void> {
  topicCommentRoutes(app);
  postCommentRoutes(app);
  flightCommentRoutes(app);
}
