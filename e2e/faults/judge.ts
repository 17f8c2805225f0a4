import { paths } from '@estela/contracts/paths';
import { expect } from '@playwright/test';
import type { FaultPatterns } from '../fixtures/declared-faults.ts';
import { slotPlaces } from '../matrix/slot-places.ts';
import { expectScreen } from '../matrix/visits.ts';
import { App } from '../pages/app.ts';
import { expectHome, failureCard, goTo, goToProfile } from './homes.ts';
import type { Cell } from './test.ts';

/** Longer than every deadline of the shell together. */
const atLast = { timeout: 40_000 };

/** How a fault is met and ends. */
export interface Played {
  /** What is done on the remote's page before the fault shows itself. */
  provoke?: (cell: Cell) => Promise<void>;
  /** Ends the fault. */
  heal: (cell: Cell) => Promise<unknown> | void;
  /** What the remote shows in pages of others is not there, either. */
  isInSlots?: boolean;
}

/**
 * What the shell logs of the failures of the one remote: any other on the page fails the cell, and so does a failure for which
 * another app is blamed.
 */
export const ownFailures = ({ home: { app, version } }: Cell): FaultPatterns => ({
  consoleError: new RegExp(`^${app}@${version} failed at (load|mount|render|update|unmount)`),
});

/** A card in the remote's place, all else usable, and a retry that brings the page once the fault is gone. */
export async function judgeCard(cell: Cell, { provoke, heal, isInSlots }: Played): Promise<void> {
  const { page, home } = cell;
  // Its load event would wait for files that never come.
  await page.goto(home.path, { waitUntil: 'commit' });
  await provoke?.(cell);
  await expectCard(cell);
  await expectOthers(cell);
  if (isInSlots) await expectHosts(cell);
  await goTo(page, home);
  await provoke?.(cell);
  await expectCard(cell);
  await heal(cell);
  await failureCard(page).getByRole('button', { name: 'Reintentar' }).click();
  await expectHome(page, home);
  await expectReport(cell);
}

/** Nothing in the way of the next page, and the remote comes back as before. */
export async function judgeLeaving(cell: Cell, heal: Played['heal']): Promise<void> {
  const { page, home } = cell;
  await page.goto(home.path);
  for (const _ of ['while it fails', 'once it is healed']) {
    await expectHome(page, home);
    await expectOthers(cell);
    await goTo(page, home);
    await expectHome(page, home);
    await heal(cell);
  }
  await expectReport(cell);
}

async function expectCard({ page, home: { app, version } }: Cell): Promise<void> {
  await expect(failureCard(page)).toBeVisible(atLast);
  await expect(failureCard(page)).toContainText(`${app}@${version}`);
}

/** The other remotes and the shell, reached by its menu while the fault lasts. */
export async function expectOthers({ page, others }: Cell): Promise<void> {
  for (const other of others) {
    await goTo(page, other);
    await expectHome(page, other);
  }
  await goToProfile(page);
}

/** One page of each app in which the remote fills slots. */
async function expectHosts({ page, home: { app, slots }, items }: Cell): Promise<void> {
  const places = slotPlaces.filter(
    ({ host, as, shows }) => host !== app && as === 'ana' && slots.some((slot) => slot in shows),
  );
  for (const host of new Set(places.map((place) => place.host))) {
    const place = places.find((one) => one.host === host);
    await page.goto(place?.path(items) ?? '', { waitUntil: 'commit' });
    await expectScreen(page);
    await place?.open?.(new App(page, 'es'));
  }
  // Away from what was opened there.
  await page.goto(paths.profile(), { waitUntil: 'commit' });
}

/** It was told of the right version, and of nothing else. */
async function expectReport({ title, front, home: { app, version } }: Cell): Promise<void> {
  const reported = () => front.reportsOf(title).map((report) => `${report.app}@${report.version}`);
  await expect
    .poll(() => [...new Set(reported())], 'the apps that reports blame')
    .toEqual([`${app}@${version}`]);
}
