export { flag, oneOf, pageNumber, type QueryOf, type QueryParam, search, text } from './query-params.ts';
export { formParams, useFormPlace } from './use-form-place.ts';
export { useQueryState } from './use-query-state.ts';
