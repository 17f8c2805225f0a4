/** formik's components that are made of others have no statics that anybody reads. */
// biome-ignore lint/style/noDefaultExport: the library imports it so
export default function hoistNonReactStatics(target) {
  return target;
}
