/** Where what a pilot has begun to write under a post is kept. */
export const draftOf = (pilotId: string | undefined, postId: string) => `${pilotId}.post.${postId}`;
