import { type Call, calls } from '@estela/contracts';
import type { InjectOptions } from 'fastify';
import { Dice } from './dice.ts';
import { hostileHeaders } from './hostile-headers.ts';
import { hostileMultipart } from './hostile-multipart.ts';
import { nastyBody, nastyText, nastyValue } from './nasty-values.ts';
import { plainSchema, sampleOf } from './sample-of.ts';
import type { Talk, World } from './world.ts';

const routes = Object.values(calls) as Call[];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];

const schemas = new Map(
  routes.map(({ id, body, query }) => [
    id,
    { body: body && plainSchema(body), query: query && plainSchema(query) },
  ]),
);

export interface HostileRequest {
  call: Call;
  options: InjectOptions & { method: string; url: string; headers: Record<string, string> };
}

/** Request number `index` of a seed: a call of the contract with one or more things wrong about it, or none at all. */
export function hostileRequest(seed: number, index: number, world: World): HostileRequest {
  const dice = new Dice(Math.imul(seed, 0x9e3779b1) ^ index);
  // Every route has its turn.
  const call = routes[index % routes.length] as Call;
  const method = dice.chance(0.03) ? dice.pick(methods) : call.method;
  const isHonest = dice.chance(0.2);
  const headers = hostileHeaders(dice, dice.chance(0.3) ? world.attackers[0] : dice.pick(world.attackers));
  // Whoever logs out is an attacker less.
  if (call.id === 'logout') headers.authorization = `Bearer ${'B'.repeat(43)}`;
  const url = `/api${hostilePath(call, dice, world)}${hostileQuery(call, dice, world, isHonest)}`;
  const payload = hostilePayload(call, dice, world, { headers, isHonest });
  return {
    call,
    options: { method: method as 'GET', url, headers, ...(payload !== undefined && { payload }) },
  };
}

const badSegments = [
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
];

function hostilePath(call: Call, dice: Dice, world: World): string {
  const talk = dice.pick(world.talks);
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    if (dice.chance(0.05)) return dice.pick(badSegments);
    if (dice.chance(0.02)) return encode(nastyText(dice)).slice(0, 2_000);
    if (name === 'username') return encode(dice.pick(world.usernames));
    const id = dice.chance(0.1) ? anyId(dice, world) : idFor(call, name, talk, { dice, world });
    return dice.chance(0.03) ? id.toUpperCase() : id;
  });
  if (dice.chance(0.01)) return `${path}/${dice.pick(badSegments)}`;
  return dice.chance(0.01) ? path.replace('/', '//') : path;
}

/** An id of the kind that the path wants there. */
function idFor(call: Call, name: string, talk: Talk, { dice, world }: { dice: Dice; world: World }): string {
  const [, noun = ''] = call.path.split('/');
  if (noun === 'groups' && name in talk) return talk[name as keyof Talk];
  const things = dice.pick(world.things);
  const ids = noun in things ? things[noun as keyof typeof things] : world.pilots;
  return dice.pick(ids);
}

function anyId(dice: Dice, world: World): string {
  const kinds = [world.pilots, ...world.things.flatMap((things) => Object.values(things))];
  return dice.pick([...kinds, ...world.talks.map((talk) => Object.values(talk))].flat());
}

const cursors = ['', 'x', '!', 'MTIz', '%00', Buffer.from('1e9.x').toString('base64url'), 'ñ'];

function hostileQuery(call: Call, dice: Dice, world: World, isHonest: boolean): string {
  const anId = () => anyId(dice, world);
  const schema = schemas.get(call.id)?.query;
  const sample = (schema ? sampleOf(schema, dice, anId) : {}) as Record<string, unknown>;
  const names = Object.keys((schema?.properties as object | undefined) ?? {});
  if ('bbox' in sample)
    sample.bbox = dice.pick(['-10,35,5,45', '170,-80,-170,80', '-180,-90,180,90', '0,0,0,0']);
  if (isHonest) delete sample.cursor;
  if ('cursor' in sample) sample.cursor = dice.chance(0.5) ? cursorOf(dice, world) : dice.pick(cursors);
  const pairs = Object.entries(sample).map(([name, value]) => `${name}=${encode(String(value))}`);
  for (const name of isHonest ? [] : names) {
    if (!dice.chance(0.1)) continue;
    pairs.push(`${name}=${encode(nastyText(dice))}`, ...(dice.chance(0.3) ? [`${name}=1`] : []));
  }
  if (dice.chance(0.03)) {
    pairs.push(
      dice.pick([
        '__proto__=1',
        'constructor[prototype][x]=1',
        'limit[]=1',
        '%=%',
        '&&==',
        'q=%E0%A4%A',
        'toString=',
      ]),
    );
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** A cursor in our own form that leads beyond what a column holds, or to a row of anybody's. */
function cursorOf(dice: Dice, world: World): string {
  const at = dice.pick(['0', '1', '1700000000000', '8640000000000000', '999999999999999', '253402300800000']);
  return Buffer.from(`${dice.pick(['', '!'])}${at}.${anyId(dice, world)}`).toString('base64url');
}

function hostilePayload(
  call: Call,
  dice: Dice,
  world: World,
  { headers, isHonest }: { headers: Record<string, string>; isHonest: boolean },
): string | Buffer | undefined {
  if (call.upload && dice.chance(0.8)) {
    const { type, payload } = hostileMultipart(dice);
    headers['content-type'] = type;
    return payload;
  }
  const schema = schemas.get(call.id)?.body;
  if (!schema) return dice.chance(0.1) ? nastyBody(dice, '{}') : undefined;
  const sample = sampleOf(schema, dice, () => anyId(dice, world));
  if (call.id === 'inviteGroupMember')
    Object.assign(sample as object, { username: dice.pick(world.usernames) });
  if (isHonest) return JSON.stringify(sample);
  if (dice.chance(0.25)) return nastyBody(dice, JSON.stringify(sample));
  if (dice.chance(0.7)) spoil(sample, dice, world);
  return JSON.stringify(sample);
}

const unknownFields = [
  '_id',
  'owner',
  'owner_id',
  'role',
  'verified',
  'likes',
  'author',
  'featured',
  'status',
  '$where',
  '__proto__',
];

/** Puts wrong values somewhere into a body, and fields that the schema does not know. */
function spoil(body: unknown, dice: Dice, world: World): void {
  if (typeof body !== 'object' || body === null) return;
  const fields = body as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    if (dice.chance(0.2)) fields[name] = nastyValue(dice);
    else spoil(fields[name], dice, world);
  }
  if (dice.chance(0.2)) {
    const value = dice.chance(0.5) ? anyId(dice, world) : nastyValue(dice);
    Object.defineProperty(fields, dice.pick(unknownFields), { value, enumerable: true, configurable: true });
  }
}

/** As encodeURIComponent, but a lone surrogate goes out as its three bytes instead of throwing. */
function encode(text: string): string {
  return text.replace(/\p{Cs}|[^\p{Cs}]+/gu, (part) =>
    /^\p{Cs}$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part),
  );
}
