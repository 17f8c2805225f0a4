/** What this package is built on, in the order of need: a slow processor runs it in tasks of its own. */
export const startParts = [
  () => import(/* webpackMode: "eager", webpackExports: ["createSlice"] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
];
