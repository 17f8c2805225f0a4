import { calls } from '@estela/contracts';
import { type Composition, compositionPath } from '@estela/contracts/release';

/** A deployed product that the suite can judge. */
export interface JudgedProduct {
  /** Its origin, without a slash. */
  url: string;
  composition: Pick<Composition, 'id' | 'sequence'>;
  /** App -> version; `off` where it is disabled. */
  apps: Record<string, string>;
}

/** Why a product cannot be judged, in one line. `code` ends the command: 2 for what was typed, 3 for the product itself. */
export class CannotJudge extends Error {
  readonly code: 2 | 3;

  constructor(code: 2 | 3, message: string) {
    super(message);
    this.code = code;
  }
}

/** Milliseconds. */
const patience = 15_000;

/** Looks whether an Estela answers at that address that has every call which these tests make. Throws a CannotJudge. */
export async function judgedProduct(address: string): Promise<JudgedProduct> {
  const url = originOf(address);
  const { id, sequence, shell, remotes } = await readJson<Composition>(url, compositionPath);
  if (!shell?.version || !remotes) throw new CannotJudge(2, `${url} is no Estela: it has no composition`);
  const document = await readJson<{ paths?: Record<string, object> }>(url, '/api/openapi.json');
  const missing = Object.values(calls)
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') }))
    .filter(({ method, path }) => !(method.toLowerCase() in (document.paths?.[path] ?? {})));
  if (missing[0])
    throw new CannotJudge(
      3,
      `${url} is older than these tests: it lacks ${missing[0].method} ${missing[0].path}${missing.length > 1 ? ` and ${missing.length - 1} more calls` : ''}`,
    );
  const versions = Object.entries(remotes).map(([app, { version, disabled }]) => [
    app,
    disabled ? 'off' : version,
  ]);
  return {
    url,
    composition: { id, sequence },
    apps: Object.fromEntries([['shell', shell.version], ...versions]),
  };
}

/** One line that names what is judged. */
export function nameOf({ url, composition, apps }: JudgedProduct): string {
  const versions = Object.entries(apps).map(([app, version]) => `${app} ${version}`);
  return `${url}, composition ${composition.id} (${composition.sequence}): ${versions.join(', ')}`;
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CannotJudge(2, `ESTELA_URL is no address of a product: ${address}`);
  if (url.pathname !== '/' || url.search || url.hash || url.username)
    throw new CannotJudge(2, `ESTELA_URL is more than an origin; use ${url.origin}`);
  return url.origin;
}

async function readJson<Answer>(url: string, path: string): Promise<Answer> {
  const response = await fetch(url + path, { signal: AbortSignal.timeout(patience) }).catch((error) => {
    throw new CannotJudge(2, `Nothing answers at ${url} (${error.cause?.code ?? error.name})`);
  });
  if (response.status >= 500)
    throw new CannotJudge(3, `${url} is not ready: ${path} answers ${response.status}`);
  return response.json().catch(() => {
    throw new CannotJudge(2, `${url} is no Estela: ${path} answers ${response.status} without JSON`);
  });
}
