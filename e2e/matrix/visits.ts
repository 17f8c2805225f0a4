import { type Release, routeOf } from '@estela/contracts/release';
import { expect, type Page } from '@playwright/test';
import type { Screen } from '../pages/screen.ts';
import { screens } from '../pages/screens.ts';
import type { Seeded } from '../pages/seed-screens.ts';

/** A page to look at. */
export type Visit = Pick<Screen, 'as' | 'shows' | 'path'>;

/** One page for each route of a release. */
export function visitsOf({ app, manifest }: Release, items: Seeded): Visit[] {
  return manifest.routes.map((route): Visit => {
    const known = screens.find(
      (screen) => !screen.isDialog && routeOf(manifest, pathnameOf(screen, items))?.path === route.path,
    );
    if (known) return known;
    const path = route.path.replace(':username', items.username);
    if (path.includes(':')) throw new Error(`pages/screens.ts has no screen at ${route.path} of ${app}`);
    return { as: 'pilot', path: () => path };
  });
}

const pathnameOf = (screen: Screen, items: Seeded) => new URL(screen.path(items), 'http://estela').pathname;

/** Titles may have changed between the releases: what counts is that the page and its data are there. */
export async function expectScreen(page: Page, { shows }: Pick<Visit, 'shows'> = {}): Promise<void> {
  const title = page.getByRole('heading', { level: 1 }).first();
  await expect(title).toBeVisible();
  await expect(title).not.toHaveText('Vuelve pronto');
  if (shows) await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Esta parte no está disponible')).toHaveCount(0);
}
