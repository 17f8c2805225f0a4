/** One of the servers that are compared: makes its request number `n` and returns its milliseconds. */
export type Side = (n: number) => Promise<number>;

export interface TurnOptions {
  rounds: number;
  /** Of each side, in each round. */
  requests: number;
}

/** So many requests go before the first that counts: statements are planned, code is compiled, pages are read. */
const warmUp = 60;

/**
 * Requests go to the sides alternately (A, B, A, B): whatever else the machine does affects all of
 * them alike. Returns each side's milliseconds, round by round.
 */
export async function measureAlternately<Name extends string>(
  sides: Record<Name, Side>,
  { rounds, requests }: TurnOptions,
): Promise<Record<Name, number[][]>> {
  const names = Object.keys(sides) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[][]>;
  for (let n = 0; n < warmUp; n += 1) for (const name of names) await sides[name](n);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) measured[name].push([]);
    for (let n = 0; n < requests; n += 1) {
      for (const name of names) measured[name][round]?.push(await sides[name](round * requests + n));
    }
  }
  return measured;
}
