/** As far as the replies to a comment are counted: a list of a hundred comments must not read a million of them. */
export const repliesCounted = 1_000;
