import type { Call } from '@estela/contracts';
import fc from 'fast-check';
import { newId } from '../../src/database/ids.ts';
import type { Fixture } from '../fuzz/fixture.ts';
import { arbitraryOf, plainSchema } from '../fuzz/schema-arbitrary.ts';

/** Where a group's discussion has the parameters of a flight's comments. */
const flightKeys: Record<string, 'flightId' | 'flightCommentId'> = {
  id: 'flightId',
  commentId: 'flightCommentId',
};

/** Calls with ids of items that only the victim, or members of a private group, may touch. */
export function isAboutPrivateThing({ path }: Call): boolean {
  return /^\/(flights|drones|spots|components|equipment-items|groups)\/:id/.test(path);
}

/** The path of a call with the victim's ids as all parameters, those of the most private items. */
export function pathToVictim(call: Call, { victim, items: [own], discussions }: Fixture): string {
  const [discussion] = discussions;
  const [, noun = ''] = call.path.split('/');
  const fill = (name: string): string | undefined => {
    if (name === 'username') return victim.username;
    if (name === 'userId') return victim.id;
    if (call.path.startsWith('/flights/:id/comments')) return discussion?.[flightKeys[name] ?? 'flightId'];
    if (name === 'commentId' && call.path.includes(':postId')) return discussion?.postCommentId;
    if (noun === 'groups') return discussion?.[name as keyof typeof discussion];
    if (noun === 'users') return victim.id;
    if (name !== 'id' || !(noun in own)) return newId();
    // The last drone and spot have the smallest audience; the first flight is private.
    return noun === 'flights' ? own.flights[0] : own[noun as keyof typeof own].at(-1);
  };
  return call.path.replace(/:(\w+)/g, (_, name: string) => fill(name) ?? newId());
}

/** A body that is valid for the call's schema; its ids are the victim's. */
export function bodyFor(call: Call, { items: [own], victim }: Fixture, seed: number): object | undefined {
  if (!call.body) return undefined;
  const id = fc.constantFrom(...Object.values(own).flat(), victim.id);
  return fc.sample(arbitraryOf(plainSchema(call.body), { id }), { numRuns: 1, seed })[0] as object;
}
