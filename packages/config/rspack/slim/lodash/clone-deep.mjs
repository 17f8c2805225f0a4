const isPlain = (value) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Values of forms: files, dates and the like, which nobody changes, stay the same ones. */
// biome-ignore lint/style/noDefaultExport: the library imports it so
export default function cloneDeep(value) {
  if (Array.isArray(value)) return value.map(cloneDeep);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cloneDeep(one)]));
}
