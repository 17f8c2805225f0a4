import type { FastifyRequest } from 'fastify';
import type { StoreReader } from '../../releases/store-reader.ts';
import { isAppName } from '../../store/store-paths.ts';
import { isLoopback } from '../remote/loopback.ts';
import { Refusal } from '../remote/refusal.ts';
import { appsOf, type RemoteRequest, remoteCommand, sendsBuild } from '../remote/remote-command.ts';
import { isExpired, readTokens, type Token, tokenWith } from '../tokens/tokens.ts';

/** The token of a request; throws a Refusal where there is none that counts. */
export async function tokenOf(store: StoreReader, request: FastifyRequest): Promise<Token> {
  if (!isPrivate(request)) throw new Refusal('NOT_ENCRYPTED');
  const [, secret] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (secret === undefined) throw new Refusal('NO_TOKEN');
  const token = tokenWith(secret, await readTokens(store.paths));
  if (!token) throw new Refusal('BAD_TOKEN');
  if (isExpired(token)) throw new Refusal('EXPIRED_TOKEN', { name: token.name, expires: token.expires });
  return token;
}

/** Over TLS, or without leaving this machine. A proxy on this machine says how the request came to it. */
function isPrivate({ protocol, headers, socket }: FastifyRequest): boolean {
  if (protocol === 'https') return true;
  const said = String(headers['x-forwarded-proto'] ?? '').split(',')[0];
  return isLoopback(socket.remoteAddress ?? '') && said?.trim() !== 'http';
}

/** Throws a Refusal unless this token may do this. */
export function checkScope(token: Token, request: RemoteRequest, hasBuild: boolean): void {
  const { command } = request;
  const known = remoteCommand(command);
  if (!known) throw new Refusal('NOT_OVER_HTTP', { command });
  const [first = 'this', ...more] = appsOf(request);
  const other = [first, ...more].find((app) => !token.apps.includes(app));
  if (!known.reads && other !== undefined) {
    const app = isAppName(other) ? other : 'this';
    throw new Refusal('OTHER_APP', { name: token.name, apps: token.apps.join(', '), command, app });
  }
  if (hasBuild !== sendsBuild(request)) throw new Refusal('NOT_FOUND');
  const option = Object.keys(request.options).find(
    (name) => name !== 'json' && !known.options.includes(name),
  );
  if (option !== undefined) throw new Refusal('OPTION_NOT_OVER_HTTP', { command, option: `--${option}` });
}
