/** The place of a comment in the page of what it is about. */
export const commentAnchor = (id: string) => `comment-${id}`;

/** That page at the comment; without one the page itself. */
export const atComment = (page: string, id: string | undefined) =>
  id ? `${page}#${commentAnchor(id)}` : page;
