interface Answer<Data, Failure> {
  data?: Data;
  error?: Failure;
  isFetching: boolean;
}

/**
 * For `selectFromResult` of a query: what a page shows of it. The rest changes once the question is sent, also while the
 * answer to an earlier one stands, and would draw the page a second time.
 */
export function answerOf<Data, Failure>({ data, error, isFetching }: Answer<Data, Failure>) {
  return { data, error, isFetching: isFetching && (data === undefined || error !== undefined) };
}
