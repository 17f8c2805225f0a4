import { paths } from '@estela/contracts/paths';
import { expect, type Page } from '@playwright/test';
import type { App } from '../pages/app.ts';
import { type Seeded, seededNames } from '../pages/seed-screens.ts';

/** A page of one app in which others fill slots. */
export interface SlotPlace {
  host: string;
  path: (items: Seeded) => string;
  /** Who opens it: Ana, whose things they are, or Bruno, who looks at them. */
  as: 'ana' | 'bruno';
  /** What is done before the slots are there. */
  open?: (app: App) => Promise<unknown>;
  /** Slot -> what stands there where it is filled, and not where the host draws its own. */
  shows: Record<string, (page: Page) => Promise<void>>;
}

const { flight, drone, spot, pack, upkeep, flyDay } = seededNames;
const seenIn = (role: 'main' | 'dialog', text: string | RegExp) => (page: Page) =>
  expect(page.getByRole(role).getByText(text).filter({ visible: true }).first()).toBeVisible();
const seen = (text: string | RegExp) => seenIn('main', text);
const offered =
  (role: 'radio' | 'checkbox' | 'link' | 'button' | 'textbox', name: string | RegExp) => (page: Page) =>
    expect(page.getByRole('main').getByRole(role, { name }).first()).toBeVisible();

/** Of a text with links to a drone, a spot and a flight. */
const linked = {
  flightName: seen(new RegExp(`^Con .*${flight}`)),
  droneName: seen(new RegExp(`^Con ${drone}`)),
  spotName: seen(new RegExp(`^Con .*${spot}`)),
  droneCard: seen('GEPRC Mark5 HD'),
  flightCard: offered('link', flight),
  spotCard: offered('link', spot),
};

export const slotPlaces: readonly SlotPlace[] = [
  { host: 'mf-groups', path: (its) => paths.topic(its.group, its.topic), as: 'ana', shows: linked },
  {
    host: 'mf-social',
    path: (its) => paths.flight(its.flight),
    as: 'ana',
    shows: linked,
  },
  {
    host: 'mf-flights',
    path: (its) => paths.flight(its.flight),
    as: 'ana',
    shows: {
      droneCard: seen('GEPRC Mark5 HD'),
      spotCard: offered('link', spot),
      equipmentCard: offered('link', pack),
      pilotCard: seen('1 seguidor'),
      flightComments: offered('textbox', /coment/i),
    },
  },
  {
    host: 'mf-flights',
    path: () => paths.flights({ new: true }),
    as: 'ana',
    open: (app) => app.openStep(app.words.location),
    shows: {
      spotPicker: offered('radio', spot),
      airspaceVerdict: async (page) => {
        await page.getByRole('radio', { name: spot }).check();
        await seen(
          /^Espacio aéreo|Ninguna zona lo impide|Con condiciones|No lo sabemos|autorización|Prohibido/,
        )(page);
      },
    },
  },
  {
    host: 'mf-flights',
    path: () => paths.flights({ new: true }),
    as: 'ana',
    open: (app) => app.openStep(app.words.equipment),
    shows: {
      dronePicker: offered('radio', drone),
      packPicker: seen(/1300\smAh/),
      equipmentPicker: seen(/Fatshark/),
    },
  },
  {
    host: 'mf-groups',
    path: (its) => paths.flyDay(its.group, its.flyDay),
    as: 'ana',
    shows: {
      sunTimes: seen('Sale el sol'),
      airspaceVerdict: seen(/Ninguna zona lo impide|Con condiciones|No lo sabemos|autorización|Prohibido/),
    },
  },
  {
    host: 'mf-groups',
    path: (its) => paths.flyDay(its.group, 'new'),
    as: 'ana',
    shows: { spotPicker: offered('radio', spot) },
  },
  {
    host: 'mf-social',
    path: () => paths.home(),
    as: 'ana',
    shows: { gearCare: seen(upkeep), nextFlyDays: offered('link', flyDay) },
  },
  {
    host: 'mf-gear',
    path: (its) => paths.drone(its.drone),
    as: 'bruno',
    shows: { followButton: offered('button', /^Siguiendo a Ana/) },
  },
  {
    host: 'mf-spots',
    path: (its) => paths.spot(its.spot),
    as: 'bruno',
    shows: { followButton: offered('button', /^Siguiendo a Ana/) },
  },
  {
    host: 'shell',
    path: () => paths.about(),
    as: 'ana',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Ajustes' }).focus();
      await page.keyboard.type('/faro');
    },
    shows: {
      search: (page) =>
        expect(page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox')).toHaveValue('faro'),
    },
  },
];
