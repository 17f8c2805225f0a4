import { paths } from '@estela/contracts/paths';
import { expect } from '@playwright/test';
import type { App } from '../pages/app.ts';
import type { Seeded } from '../pages/seed-screens.ts';

/** One thing that people write in the pages of an app. */
export interface Write {
  /** Opens its form and fills it. */
  fill: (app: App, items: Seeded) => Promise<unknown>;
  /** Saves it, and waits until it is seen. */
  save: (app: App) => Promise<void>;
}

const button = (name: (app: App) => string, seen: (app: App) => Promise<void>) => async (app: App) => {
  await app.button(name(app)).click();
  await seen(app);
};

/** By app. */
export const writes: Readonly<Record<string, Write>> = {
  shell: {
    fill: async ({ page }) => {
      await page.goto(paths.profile());
      await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Anabel');
    },
    save: button(
      () => 'Guardar cambios',
      ({ page }) =>
        expect(page.getByRole('complementary').getByText('Anabel', { exact: true })).toBeVisible(),
    ),
  },
  'mf-flights': {
    fill: async (app) => {
      await app.page.goto(paths.flights({ new: true }));
      await app.fillFlight('Faro al alba');
    },
    save: button(
      ({ words }) => words.saveFlight,
      (app) => expect(app.heading('Faro al alba').or(app.card('Faro al alba')).first()).toBeVisible(),
    ),
  },
  'mf-gear': {
    fill: (app) => app.fillDrone('Avispón'),
    save: button(
      ({ words }) => words.saveDrone,
      (app) => expect(app.heading('Avispón')).toBeVisible(),
    ),
  },
  'mf-groups': {
    fill: async (app) => {
      await app.page.goto(paths.groups({ new: true }));
      await app.field(app.words.name).fill('Bandos del norte');
      await app.field(app.words.description).fill('Volamos en bandos');
    },
    save: async (app) => {
      await app.page.getByRole('form').getByRole('button', { name: app.words.createGroup }).click();
      await expect(app.heading('Bandos del norte')).toBeVisible();
    },
  },
  'mf-social': {
    fill: async ({ page }, { flight }) => {
      await page.goto(paths.flight(flight));
      await page.getByRole('textbox', { name: 'Escribe un comentario' }).fill('Buena luz');
    },
    save: button(
      () => 'Comentar',
      ({ page }) => expect(page.getByText('Buena luz', { exact: true }).last()).toBeVisible(),
    ),
  },
  'mf-spots': {
    fill: (app) => app.fillSpot('Presa vieja', { lat: '40.34', lng: '-3.83' }),
    save: button(
      ({ words }) => words.saveSpot,
      ({ page }) => expect(page.getByText('Presa vieja').first()).toBeVisible(),
    ),
  },
};
