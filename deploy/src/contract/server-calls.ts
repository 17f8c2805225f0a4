/** Every call of this product's server, as scripts name it. Loaded late: most commands need none of its schemas. */
export async function knownCalls(): Promise<ReadonlySet<string>> {
  const { calls } = await import('@estela/contracts');
  return new Set(Object.values(calls).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`));
}
