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

/** Calls whose ids are those of a thing that nobody but the victim, or members of a private group, may touch. */
export function isAboutPrivateThing({ path }: Call): boolean {
  return /^\/(flights|drones|spots|components|equipment-items|groups)\/:id/.test(path);
}

/** The path of a call with the victim's ids in every place, the most private ones. */
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
    // Of drones and spots the last is the one that fewest may see; of flights the first is private.
    return noun === 'flights' ? own.flights[0] : own[noun as keyof typeof own].at(-1);
  };
  return call.path.replace(/:(\w+)/g, (_, name: string) => fill(name) ?? newId());
}

/** A body that the call's schema takes; where it wants an id, one of the victim's. */
export function bodyFor(call: Call, { items: [own], victim }: Fixture, seed: number): object | undefined {
  if (!call.body) return undefined;
  const id = fc.constantFrom(...Object.values(own).flat(), victim.id);
  return fc.sample(arbitraryOf(plainSchema(call.body), { id }), { numRuns: 1, seed })[0] as object;
}
