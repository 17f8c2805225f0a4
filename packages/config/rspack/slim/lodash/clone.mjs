/** formik copies arrays and the values of forms. */
// biome-ignore lint/style/noDefaultExport: the library imports it so
export default function clone(value) {
  return Array.isArray(value) ? [...value] : { ...value };
}
