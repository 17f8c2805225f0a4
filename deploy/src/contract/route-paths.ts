import type { AppManifest } from '@estela/contracts/platform';
import { isParameter, segments } from '@estela/contracts/routes';
import { StoreError } from '../errors.ts';
import { serverPlaces } from './server-places.ts';

/** What the router compares letter by letter: an address has other characters only as `%..`. */
const word = /^[A-Za-z0-9][A-Za-z0-9_.~-]*$/;
const parameter = /^:[A-Za-z]\w*$/;

/** Refuses a new release whose routes the router reads otherwise than they look, or that take what is not its own. */
export function checkRoutePaths({ routes }: AppManifest): void {
  for (const { path } of routes) {
    const [first = '', ...rest] = segments(path);
    if (isParameter(first) || first.includes('*'))
      refuse(path, 'takes the pages of others; begin it with a word of its own, such as /hangar/:id');
    const odd = [first, ...rest].find((part) => part !== '' && !word.test(part) && !parameter.test(part));
    if (odd !== undefined)
      refuse(path, `has the part ${odd}; write a-z, 0-9, - and _ for words, :name for one that varies`);
    if (serverPlaces.has(first.toLowerCase()) || first.includes('.'))
      refuse(path, `begins with /${first}, which is the server's; choose another word`);
  }
}

function refuse(path: string, reason: string): never {
  throw new StoreError('BAD_BUILD', { reason: `the route ${path} ${reason}` });
}
