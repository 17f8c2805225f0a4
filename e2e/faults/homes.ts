import { type Composition, compositionPath } from '@estela/contracts/release';
import { expect, type Page } from '@playwright/test';
import { screens } from '../pages/screens.ts';
import type { Seeded } from '../pages/seed-screens.ts';

/** The page of a remote that a menu of the shell leads to. */
export interface Home {
  app: string;
  /** The version that is live. */
  version: string;
  path: string;
  title: string;
  /** What stands there once it has its data. */
  shows: string | undefined;
  /** Those of others that it fills. */
  slots: string[];
}

/** That of every remote of a running product. */
export async function homesOf(product: string, items: Seeded): Promise<Home[]> {
  const { remotes } = (await (await fetch(product + compositionPath)).json()) as Composition;
  return Object.entries(remotes).map(([app, { version, manifest }]) => {
    const path = manifest.menu?.find(({ place }) => place === 'top' || place === 'side')?.path ?? '';
    const screen = screens.find(
      (one) => one.as === 'pilot' && !one.isDialog && !one.opener && one.path(items) === path,
    );
    if (!screen)
      throw new Error(`pages/screens.ts has no screen at "${path}", to which a menu leads for ${app}`);
    return { app, version, path, title: screen.title.es, shows: screen.shows, slots: manifest.slots ?? [] };
  });
}

/** Goes there by the shell's menu. */
export async function goTo(page: Page, { path }: Home): Promise<void> {
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
}

/** A page of the shell itself, by its menu. */
export async function goToProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajustes' }).click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
}

/** The page is there, with its data. */
export async function expectHome(page: Page, { title, shows }: Home): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  if (shows) await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await expect(failureCard(page)).toHaveCount(0);
}

/** What the shell shows in place of a remote that failed. */
export const failureCard = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Esta parte no está disponible' });
