export { commentEndpoints, keepCommentsFor, lookForComments, readComments } from './comment-endpoints.ts';
