import { paths } from '@estela/contracts/paths';
import type { Release } from '@estela/contracts/release';
import { expect, type Page } from '@playwright/test';
import type { Pilot } from '../fixtures/api-client.ts';
import { App } from '../pages/app.ts';
import { type Reach, reachOf } from './reach.ts';
import { slotPlaces } from './slot-places.ts';
import type { People, Visitors } from './test.ts';
import { expectScreen, visitsOf } from './visits.ts';
import { writes } from './writes.ts';

export interface Look {
  /** The app that was moved. */
  app: string;
  /** The releases that meet. */
  shown: readonly Release[];
  people: People;
  visitors: Visitors;
}

/** Looks at all that a moved app can break: its pages, slots, one write, and who reads what it writes. */
export async function lookAt(look: Look): Promise<void> {
  const { ana, bruno, items } = look.people;
  const pages = openPages(look);
  const reach = reachOf(look.app, look.shown);
  const moved = releaseOf(look, look.app);
  checkPlaces(reach);
  for (const visit of visitsOf(moved, items)) {
    const page = await pages(visit.as === 'guest' ? undefined : ana, visit.path(items));
    await expectScreen(page, visit);
  }
  for (const { host, path, as, open, shows } of slotPlaces) {
    const slots = reach.slots.filter((one) => one.host === host && one.slot in shows);
    if (slots.length === 0) continue;
    const page = await pages(as === 'ana' ? ana : bruno, path(items));
    await expectScreen(page);
    await open?.(new App(page, 'es'));
    for (const { slot } of slots) await shows[slot]?.(page);
  }
  for (const { app } of reach.readers) {
    const [visit] = visitsOf(releaseOf(look, app), items);
    if (!visit) continue;
    const page = await pages(visit.as === 'guest' ? undefined : ana, visit.path(items));
    await expectScreen(page, visit);
  }
  await writeIn(look);
}

function checkPlaces({ slots }: Reach): void {
  const unknown = slots.find(
    ({ slot, host }) => !slotPlaces.some((place) => place.host === host && slot in place.shows),
  );
  if (unknown)
    throw new Error(`matrix/slot-places.ts does not say where ${unknown.host} draws ${unknown.slot}`);
}

/** Opens the first page of an app; the page and what was to be seen. */
export async function openFirst({ app, shown, people, visitors }: Look) {
  const [visit] = visitsOf(releaseOf({ shown }, app), people.items);
  if (!visit) throw new Error(`${app} has no page`);
  const page = await (visit.as === 'guest' ? visitors.guestPage() : visitors.pageOf(people.ana));
  await visitors.open(page, visit.path(people.items));
  await expectScreen(page, visit);
  return { page, visit };
}

/** One write of the app, by somebody new. */
export async function writeIn({ app, people, visitors }: Omit<Look, 'shown'>): Promise<void> {
  const { [app]: wanted } = writes;
  if (!wanted) throw new Error(`matrix/writes.ts has nothing of ${app}`);
  const page = await visitors.pageOf(await visitors.pilot('Carla'));
  await visitors.open(page, paths.about());
  const writing = new App(page, 'es');
  await wanted.fill(writing, people.items);
  await wanted.save(writing);
}

function releaseOf({ shown }: Pick<Look, 'shown'>, app: string): Release {
  const release = shown.find((one) => one.app === app);
  if (!release) throw new Error(`${app} is not in the composition`);
  return release;
}

/** One page for each person, opened by the link the first time. */
function openPages({ visitors }: Look) {
  const known = new Map<Pilot | undefined, Page>();
  return async (pilot: Pilot | undefined, path: string): Promise<Page> => {
    let page = known.get(pilot);
    if (page) await page.goto(path);
    else {
      page = await (pilot ? visitors.pageOf(pilot) : visitors.guestPage());
      known.set(pilot, page);
      await visitors.open(page, path);
    }
    // An address that nobody has leads to another page.
    await expect(page).toHaveURL(({ pathname }) => pathname === path.split(/[?#]/)[0]);
    return page;
  };
}
