import { type Call, calls } from '@estela/contracts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { JsonSchema } from '../../src/areas/platform/document/json-schema.ts';
import type { Discussion, Fixture } from './fixture.ts';
import { fuzzHeaders } from './fuzz-headers.ts';
import { fuzzMultipart } from './fuzz-multipart.ts';
import { damagedBody, oddText, oddValue, sometimes } from './malformed.ts';
import { arbitraryOf, plainSchema } from './schema-arbitrary.ts';

const routes = Object.values(calls) as Call[];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];

const schemas = new Map(
  routes.map(({ id, body, query }) => [
    id,
    { body: body && plainSchema(body), query: query && plainSchema(query) },
  ]),
);

export interface FuzzRequest {
  call: Call;
  options: InjectOptions & { method: string; url: string; headers: Record<string, string> };
}

/** Creates request number `index` of a seed; every call of the contract occurs equally often. */
export function fuzzRequests(fixture: Fixture): (seed: number, index: number) => FuzzRequest {
  const arbitraries = new Map<Call, fc.Arbitrary<FuzzRequest>>();
  return (seed, index) => {
    const call = routes[index % routes.length] as Call;
    const arbitrary = arbitraries.get(call) ?? requestsOf(call, fixture);
    arbitraries.set(call, arbitrary);
    // Hashed, as neighbouring seeds would begin alike.
    const [request] = fc.sample(arbitrary, { seed: Math.imul(seed + index, 0x9e3779b1), numRuns: 1 });
    return request as FuzzRequest;
  };
}

/** Paths of what administrators may do to anybody, the victim included: only others try these. */
const adminActs = new Set<string>(
  [calls.updateReport, calls.decideAppeal, calls.suspendUser, calls.endUserSessions, calls.verifyUser].map(
    ({ path }) => path,
  ),
);

/** Calls that end an attacker's session without any secret. */
const endsSessions = new Set<string>([calls.logout.id, calls.endOtherSessions.id]);

/** Calls that require a password, or a secret from a mail or an app: no attacker has one. */
const wantsSecret = new Set<string>(
  [calls.login, calls.resetPassword, calls.verifyEmail, calls.undoEmail, calls.confirmSecondFactor].map(
    ({ id }) => id,
  ),
);

/** Calls of which some requests must succeed: the others cannot, by what they require or by this file. */
export const reachable = routes.filter(
  ({ id, path, takesPassword }) =>
    !takesPassword && !wantsSecret.has(id) && !adminActs.has(path) && !endsSessions.has(id),
);

/** Requests of one call with one or more faults, or with none at all. */
function requestsOf(call: Call, fixture: Fixture): fc.Arbitrary<FuzzRequest> {
  const token = sometimes(
    30,
    fc.constant(fixture.attackers[0]),
    oneOf(() => fixture.attackers.filter((token) => token !== fixture.admin || !adminActs.has(call.path))),
  );
  const parts = (isHonest: boolean) =>
    fc.record({
      method: sometimes(3, fc.constantFrom(...methods), fc.constant(call.method)),
      // An attacker who logs out cannot make the remaining requests.
      headers: fuzzHeaders(endsSessions.has(call.id) ? fc.constant('B'.repeat(43)) : token),
      path: pathsOf(call, fixture),
      query: queriesOf(call, fixture, isHonest),
      body: bodiesOf(call, fixture, isHonest),
    });
  return sometimes(20, parts(true), parts(false)).map(({ method, headers, path, query, body }) => {
    const { type = headers['content-type'], payload } = body;
    return {
      call,
      options: {
        method: method as 'GET',
        url: `/api${path}${query}`,
        headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
        ...(payload !== undefined && { payload }),
      },
    };
  });
}

const oddSegments = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%C0%80',
  '%ED%A0%80',
  '%2f',
  '..%2f',
  '%F0%9F%9A%81',
  '',
  'null',
  '1',
  "'",
);

function pathsOf(call: Call, fixture: Fixture): fc.Arbitrary<string> {
  const segments = call.path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return fc.constant(() => segment);
    const odd = sometimes(
      30,
      oddText.map((text) => encode(text).slice(0, 2_000)),
      oddSegments,
    );
    return sometimes(
      7,
      odd.map((text) => () => text),
      parameters(call, segment.slice(1), fixture),
    );
  });
  const paths = fc
    .tuple(
      oneOf(() => fixture.discussions),
      ...segments,
    )
    .map(([discussion, ...parts]) => parts.map((part) => part(discussion)).join('/'));
  const longer = fc.tuple(paths, oddSegments).map(([path, segment]) => `${path}/${segment}`);
  const doubled = paths.map((path) => path.replace('/', '//'));
  return sometimes(2, fc.oneof(longer, doubled), paths);
}

/** Mostly an id of the kind that the path requires; those of one discussion match. */
function parameters(
  call: Call,
  name: string,
  fixture: Fixture,
): fc.Arbitrary<(discussion: Discussion) => string> {
  const [, noun = ''] = call.path.split('/');
  const isUpper = fc.noBias(fc.nat(32)).map((number) => number === 0);
  return fc.tuple(numbers, numbers, anyId(fixture), isUpper).map(([number, chance, any, upper]) => {
    if (name === 'username') return () => encode(at(fixture.usernames, number));
    const items = at(fixture.items, number >> 8);
    const ids = noun in items ? items[noun as keyof typeof items] : fixture.pilots;
    return (discussion) => {
      const key = keyOf(call, name);
      const isBelow = (noun === 'groups' || key !== name) && key !== undefined && key in discussion;
      const fitting = isBelow ? discussion[key as keyof Discussion] : at(ids, number);
      const id = chance % 10 === 0 ? any : fitting;
      return upper ? id.toUpperCase() : id;
    };
  });
}

/** Where a discussion has the parameters of a flight's comments. */
const flightKeys: Record<string, keyof Discussion> = { id: 'flightId', commentId: 'flightCommentId' };

function keyOf({ path }: Call, name: string): string | undefined {
  if (path.startsWith('/flights/:id/comments')) return flightKeys[name];
  return name === 'commentId' && path.includes(':postId') ? 'postCommentId' : name;
}

const numbers = fc.noBias(fc.nat());
const at = <Value>(values: readonly Value[], number: number) => values[number % values.length] as Value;

/** An element of the list at the time of the request, as the fixture is renewed from time to time. */
function oneOf<Value>(list: () => readonly Value[]): fc.Arbitrary<Value> {
  return numbers.map((number) => at(list(), number));
}

function anyId(fixture: Fixture): fc.Arbitrary<string> {
  return oneOf(() =>
    [fixture.pilots, ...[...fixture.items, ...fixture.discussions].map((some) => Object.values(some))].flat(
      2,
    ),
  );
}

const boxes = fc.constantFrom('-10,35,5,45', '170,-80,-170,80', '-180,-90,180,90', '0,0,0,0');
const oddQueries = fc.constantFrom(
  '__proto__=1',
  'constructor[prototype][x]=1',
  'limit[]=1',
  '%=%',
  '&&==',
  'q=%E0%A4%A',
  'toString=',
);

function queriesOf(call: Call, fixture: Fixture, isHonest: boolean): fc.Arbitrary<string> {
  const schema: JsonSchema = schemas.get(call.id)?.query ?? { type: 'object' };
  const names = Object.keys((schema.properties as object | undefined) ?? {});
  const sample = fc
    .tuple(arbitraryOf(schema, { id: anyId(fixture) }), boxes, cursors(fixture))
    .map(([value, bbox, cursor]) => {
      const values = value as Record<string, unknown>;
      if ('bbox' in values) values.bbox = bbox;
      if ('cursor' in values) values.cursor = isHonest ? undefined : cursor;
      const given = Object.entries(values).filter(([, one]) => one !== undefined);
      return given.map(([name, one]) => `${name}=${encode(String(one))}`);
    });
  const wrong = isHonest ? [] : names.map((name) => sometimes(10, wrongPairs(name), fc.constant([])));
  const odd = sometimes(
    3,
    oddQueries.map((query) => [query]),
    fc.constant([]),
  );
  return fc.tuple(sample, odd, ...wrong).map((pairs) => {
    const query = pairs.flat().join('&');
    return query && `?${query}`;
  });
}

function wrongPairs(name: string): fc.Arbitrary<string[]> {
  const wrong = oddText.map((text) => [`${name}=${encode(text)}`]);
  return sometimes(
    30,
    wrong.map((pairs) => [...pairs, `${name}=1`]),
    wrong,
  );
}

/** Invalid cursors, and valid ones that exceed a column's range, or point to anybody's row. */
function cursors(fixture: Fixture): fc.Arbitrary<string> {
  const at = fc.constantFrom(0, 1, 1_700_000_000_000, 8.64e15, 999_999_999_999_999, 253_402_300_800_000);
  const own = fc
    .tuple(fc.constantFrom('', '!'), at, anyId(fixture))
    .map(([first, time, id]) => Buffer.from(`${first}${time}.${id}`).toString('base64url'));
  const none = fc.constantFrom('', 'x', '!', 'MTIz', '%00', Buffer.from('1e9.x').toString('base64url'), 'ñ');
  return fc.oneof(own, none);
}

interface Body {
  payload?: string | Buffer;
  type?: string;
}

function bodiesOf(call: Call, fixture: Fixture, isHonest: boolean): fc.Arbitrary<Body> {
  const schema = schemas.get(call.id)?.body;
  const none = fc.constant<Body>({});
  const toBody = (payload: string): Body => ({ payload });
  const jsonOf = (odd?: typeof oddValue) =>
    fc
      .tuple(
        arbitraryOf(schema ?? {}, { id: anyId(fixture), ...(odd && { odd }) }),
        fc.constantFrom(...fixture.usernames),
      )
      .map(([body, username]) =>
        JSON.stringify(call.id === 'inviteGroupMember' ? { ...(body as object), username } : body),
      );
  if (call.upload) return sometimes(80, fuzzMultipart as fc.Arbitrary<Body>, none);
  if (!schema) return sometimes(10, damagedBody(fc.constant('{}')).map(toBody), none);
  if (isHonest) return jsonOf().map(toBody);
  return sometimes(25, damagedBody(jsonOf()), sometimes(70, jsonOf(oddValue), jsonOf())).map(toBody);
}

/** As encodeURIComponent, but a lone surrogate goes out as its three bytes instead of throwing. */
function encode(text: string): string {
  return text.replace(/\p{Cs}|[^\p{Cs}]+/gu, (part) =>
    /^\p{Cs}$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part),
  );
}
