import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';
import { tagTypes } from './tag-types.ts';

/** The one slice of the page: the shell and every remote inject their endpoints here. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: 120,
  endpoints: () => ({}),
});
