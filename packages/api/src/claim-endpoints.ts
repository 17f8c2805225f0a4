const owners = new Map<string, string>();

/**
 * Notes that an area injects these endpoints and allows it to. Throws when another area holds one of the names:
 * RTK itself would keep the first silently. The same area may come again, as a newer or an older release.
 */
export function claimEndpoints(area: string, names: readonly string[]): true {
  for (const name of names) {
    const owner = owners.get(name);
    if (owner !== undefined && owner !== area) {
      throw new Error(`The endpoint ${name} of ${area} already belongs to ${owner}`);
    }
  }
  for (const name of names) owners.set(name, area);
  return true;
}
