interface Answer<Data, Failure> {
  data?: Data;
  error?: Failure;
  isFetching: boolean;
}

/**
 * For `selectFromResult` of a query: the fields that a page shows. The others change when a request is sent, also while
 * an earlier response is shown, and would render the page a second time.
 */
export function answerOf<Data, Failure>({ data, error, isFetching }: Answer<Data, Failure>) {
  return { data, error, isFetching: isFetching && (data === undefined || error !== undefined) };
}
