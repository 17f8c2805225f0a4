import { limits } from '@estela/contracts/limits';

/** How one parameter of an address is read and written. */
export interface QueryParam<Value> {
  /** Addresses are typed by hand and shared: what makes no sense in them counts as absent. */
  read: (text: string | null) => Value;
  /** Null keeps the parameter out of the address. */
  write: (value: Value) => string | null;
  /** A change of this parameter alone replaces the address instead of adding a step for Back. */
  replaces?: boolean;
}

export type QueryParams<Query> = { [Name in keyof Query]: QueryParam<Query[Name]> };

/** What an address says by these parameters. */
export type QueryOf<Params> = {
  [Name in keyof Params]: Params[Name] extends QueryParam<infer Value> ? Value : never;
};

/** A text of at most `max` characters; empty by default. */
export function text(max = Number.POSITIVE_INFINITY): QueryParam<string> {
  return { read: (value) => (value ?? '').slice(0, max), write: (value) => value || null };
}

/** The text of a search box: one step for Back, not one for each pause in typing. */
export function search(max: number): QueryParam<string> {
  return { ...text(max), replaces: true };
}

/** One of `values`, else the default. */
export function oneOf<Value extends string, Default extends string>(
  values: readonly Value[],
  fallback: Default,
): QueryParam<Value | Default> {
  return {
    read: (value) => values.find((known) => known === value) ?? fallback,
    write: (value) => (value === fallback ? null : value),
  };
}

/** There or not; `?new`, `?new=` and `?new=1` are read alike. */
export const flag: QueryParam<boolean> = {
  read: (value) => value !== null,
  write: (value) => (value ? '1' : null),
};

/** A list's page, from 1. Under the name `page` it returns to 1 whenever another parameter of its list changes. */
export const pageNumber: QueryParam<number> = {
  read: (value) => {
    const page = Number(value);
    return Number.isInteger(page) && page >= 1 && page <= limits.page.max ? page : 1;
  },
  write: (page) => (page === 1 ? null : String(page)),
};

function namesOf<Query extends object>(params: QueryParams<Query>) {
  return Object.keys(params) as (keyof Query & string)[];
}

export function readQuery<Query extends object>(params: QueryParams<Query>, address: URLSearchParams): Query {
  const entries = namesOf(params).map((name) => [name, params[name].read(address.get(name))]);
  return Object.fromEntries(entries) as Query;
}

/** The address after a change. Defaults are left out; parameters of others stay. */
export function writeQuery<Query extends object>(
  params: QueryParams<Query>,
  address: URLSearchParams,
  change: Partial<NoInfer<Query>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if ('page' in params) next.delete('page');
  for (const name of namesOf(params)) {
    const value = change[name];
    if (value === undefined && !(name in change)) continue;
    const written = params[name].write(value as Query[typeof name]);
    if (written === null) next.delete(name);
    else next.set(name, written);
  }
  return next;
}

/** Of the parameters of a list, those that leave nothing out of it. */
const shown: readonly PropertyKey[] = ['page', 'sort', 'view'];

/** Whether anything but the page, the order and the view differs from its default. */
export function isNarrowed<Query extends object>(params: QueryParams<Query>, query: NoInfer<Query>): boolean {
  return namesOf(params).some((name) => !shown.includes(name) && params[name].write(query[name]) !== null);
}
