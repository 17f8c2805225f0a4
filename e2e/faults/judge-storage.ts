import { paths } from '@estela/contracts/paths';
import { expect } from '@playwright/test';
import type { Pilot } from '../fixtures/api-client.ts';
import { App } from '../pages/app.ts';
import { type Seeded, seededNames } from '../pages/seed-screens.ts';
import { tinyPng } from '../pages/tiny-png.ts';
import { expectHome } from './homes.ts';
import { expectOthers } from './judge.ts';
import { expectNoReport, type Outage } from './judge-behind.ts';
import type { Cell, People } from './test.ts';

/** What people do with a picture in the pages of an app. */
interface PictureUse {
  /** What must be there before. */
  prepare?: (people: People) => Promise<void>;
  /** Opens the place for it. */
  open: (app: App, items: Seeded) => Promise<unknown>;
  /** The step that fails now, and works by being done again. */
  attempt: (app: App) => Promise<unknown>;
  /** What says that it failed, and that all else is there. */
  failed: (app: App) => Promise<void>;
  done: (app: App) => Promise<void>;
}

const picture = tinyPng('foto.png');

/** One that goes with a form: what else was typed is saved. */
const withForm = (
  label: string,
  path: (items: Seeded) => string,
  name: string,
  open?: (app: App) => Promise<unknown>,
): PictureUse => ({
  open: async (app, items) => {
    await app.page.goto(path(items));
    await open?.(app);
    await app.file(label).setInputFiles(picture);
  },
  attempt: (app) => app.page.getByRole('button', { name: /^Guardar/ }).click(),
  failed: (app) => expect(app.file(label)).toHaveAccessibleDescription(/no se ha subido/),
  done: (app) => expect(app.heading(name)).toBeVisible(),
});

const { drone, flight, group } = seededNames;

/** By app. All but mf-social, which shows those of others, take pictures. */
const uses: Readonly<Record<string, PictureUse>> = {
  'mf-gear': withForm('Foto', (items) => paths.drones({ edit: items.drone }), drone),
  'mf-flights': withForm(
    'Póster',
    (items) => paths.flights({ edit: items.flight }),
    flight,
    (app) => app.openStep('Media'),
  ),
  'mf-groups': withForm('Portada', (items) => paths.group(items.group, { edit: true }), group),
  'mf-spots': {
    open: async (app, items) => {
      await app.page.goto(paths.spot(items.spot));
      await expect(app.button('Añadir fotos')).toBeVisible();
    },
    attempt: (app) => app.file('Añadir fotos').setInputFiles(picture),
    failed: ({ page }) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
    done: (app) => expect(app.field('Qué se ve en la foto 1')).toBeVisible(),
  },
  'mf-social': {
    prepare: ({ product, ana, items }) => sendPoster(product, ana, items),
    open: (app) => app.page.goto(paths.feed()),
    attempt: (app) => app.page.reload(),
    failed: async (app) => {
      await expect(app.card(flight).first()).toBeVisible();
      expect(await drawnPosters(app)).toBe(0);
    },
    done: (app) => expect.poll(() => drawnPosters(app)).toBe(1),
  },
};

async function sendPoster(product: string, { token }: Pilot, { flight: id }: Seeded): Promise<void> {
  const body = new FormData();
  body.append('picture', new Blob([picture.buffer], { type: picture.mimeType }), picture.name);
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${product}/api/flights/${id}/poster`, { method: 'POST', body, headers });
  expect(status, 'the poster is taken').toBe(200);
}

/** How many pictures of the flight are there; one that failed to load has no width. */
const drawnPosters = (app: App) =>
  app
    .card(flight)
    .first()
    .locator('img')
    .evaluateAll(
      (found) => found.filter((img) => img instanceof HTMLImageElement && img.naturalWidth > 0).length,
    );

/** Pages without their pictures; the app's own picture is refused with its reason, and taken by the same step afterwards. */
export async function judgeStorage(cell: Cell, people: People, { begin, end }: Outage): Promise<void> {
  const { page, home } = cell;
  const use = uses[home.app];
  if (!use) throw new Error(`judge-storage.ts does not know what ${home.app} does with pictures`);
  const app = new App(page, 'es');
  await use.prepare?.(people);
  begin();
  await page.goto(home.path);
  await expectHome(page, home);
  await expectOthers(cell);
  await use.open(app, people.items);
  await use.attempt(app);
  await use.failed(app);
  end();
  await use.attempt(app);
  await use.done(app);
  await page.goto(home.path);
  await expectHome(page, home);
  expectNoReport(cell);
}
