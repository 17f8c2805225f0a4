import { paths } from '@estela/contracts/paths';
import { expect, type Page } from '@playwright/test';
import { expectHome, failureCard, goTo, goToProfile, type Home } from './homes.ts';
import type { Cell } from './test.ts';

/** When the fault begins and when it ends. */
export interface Outage {
  begin: () => void;
  end: () => void;
}

/** Longer than the server waits for a database, or a call of the browser for its answer. */
const atLast = { timeout: 45_000 };

/**
 * Pages that no data comes to: each is there and says so itself, all can be moved between, and the retry of the remote's own
 * brings what was missing. No app has failed: none may be reported.
 */
export async function judgeNoData(cell: Cell, { begin, end }: Outage): Promise<void> {
  const { page, home, others } = cell;
  await openAbout(page);
  begin();
  for (const one of [home, ...others]) {
    await goTo(page, one);
    await expectMessage(page, one);
  }
  await goToProfile(page);
  await goTo(page, home);
  await expectMessage(page, home);
  end();
  await retryOf(page).first().click();
  for (const one of [home, ...others]) {
    await goTo(page, one);
    await expectHome(page, one);
  }
  expectNoReport(cell);
}

/** Pages whose data comes late: they can be left meanwhile, and are complete in the end, without a word of failure. */
export async function judgeSlowData(cell: Cell, { begin, end }: Outage): Promise<void> {
  const { page, home, others } = cell;
  await openAbout(page);
  begin();
  for (const one of [home, ...others]) {
    await goTo(page, one);
    await expectTitle(page, one);
  }
  await goToProfile(page);
  await goTo(page, home);
  await expect(
    page
      .getByText(home.shows ?? home.title)
      .filter({ visible: true })
      .first(),
  ).toBeVisible(atLast);
  await expectHome(page, home);
  end();
  await page.reload();
  await expectHome(page, home);
  expectNoReport(cell);
}

async function openAbout(page: Page): Promise<void> {
  await page.goto(paths.about());
  await expect(page.getByRole('heading', { level: 1, name: 'Acerca de' })).toBeVisible();
}

async function expectTitle(page: Page, { title }: Home): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(failureCard(page)).toHaveCount(0);
}

const retryOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Reintentar' });

async function expectMessage(page: Page, home: Home): Promise<void> {
  await expectTitle(page, home);
  await expect(retryOf(page).first()).toBeVisible(atLast);
}

export function expectNoReport({ title, front }: Cell): void {
  expect(front.reportsOf(title), 'the failures that are reported').toEqual([]);
}
