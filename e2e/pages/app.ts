import { paths } from '@estela/contracts/paths';
import type { Language } from '@estela/contracts/values';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Pilot } from '../fixtures/api-client.ts';
import { type Words, words } from './words.ts';

/** The product as one person sees it, in their language. */
export class App {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = words[language];
  }

  field(name: string) {
    return this.page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  }

  choice(name: string) {
    return this.page.getByRole('combobox', { name: new RegExp(`^${name}`) });
  }

  /** The input for a file with that label. */
  file(name: string) {
    return this.page.locator('input[type="file"]').and(this.page.getByLabel(name));
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** The flight, drone or spot with that title, wherever cards are listed. */
  card(title: string) {
    return this.page.getByRole('article').filter({ hasText: title });
  }

  /** Titles of the listed cards, in their order. */
  titles() {
    return this.page.getByRole('article').getByRole('heading');
  }

  /** Fills in the open login dialog. */
  async logIn({ user, password }: Pick<Pilot, 'user' | 'password'>) {
    const { words: w } = this;
    const dialog = this.page.getByRole('dialog', { name: w.logInTitle });
    await dialog.getByRole('textbox', { name: w.email }).fill(user.email);
    await dialog.getByLabel(w.password, { exact: true }).fill(password);
    await dialog.getByRole('button', { name: w.login, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async registerFromLanding(pilot: { name: string; username: string; password: string }) {
    const { words: w } = this;
    await this.page.goto(paths.landing());
    await this.button(w.start).click();
    const dialog = this.page.getByRole('dialog', { name: w.register });
    await dialog.getByRole('textbox', { name: w.firstName, exact: true }).fill(pilot.name);
    await dialog.getByRole('textbox', { name: w.lastName }).fill('Ruiz');
    await dialog.getByRole('textbox', { name: w.username }).fill(pilot.username);
    await dialog.getByRole('textbox', { name: w.email }).fill(`${pilot.username}@example.com`);
    await dialog.getByLabel(w.password, { exact: true }).fill(pilot.password);
    await dialog.getByLabel(w.repeatPassword).fill(pilot.password);
    await dialog.getByRole('checkbox', { name: w.accept }).check();
    // The page leads to the dashboard at once, and is loaded again.
    const reloaded = this.page.waitForEvent('load');
    await dialog.getByRole('button', { name: w.register }).click();
    await reloaded;
    await expect(this.page).toHaveURL(`/dashboard/${pilot.username}`);
  }

  async addDrone(name: string) {
    await this.fillDrone(name);
    await this.button(this.words.saveDrone).click();
    await expect(this.heading(name)).toBeVisible();
  }

  /** Fills in the required fields of a new drone. */
  async fillDrone(name: string) {
    const { words: w } = this;
    await this.page.goto(paths.drones({ new: true }));
    await this.choice(w.style).selectOption('freestyle');
    await this.field(w.name).fill(name);
    await this.field(w.brand).fill('GEPRC');
    await this.field(w.model).fill('Mark5');
    await this.field(w.serialNumber).fill('SN-77');
    await this.page.getByLabel(w.weight, { exact: true }).fill('680');
    await this.page.getByLabel(w.frameSize, { exact: true }).fill('225');
  }

  async markSpot(name: string, point: { lat: string; lng: string }) {
    await this.fillSpot(name, point);
    await this.button(this.words.saveSpot).click();
    await expect(this.page.getByText(name).first()).toBeVisible();
  }

  /** Fills in the fields of a new public spot. */
  async fillSpot(name: string, point: { lat: string; lng: string }) {
    const { words: w } = this;
    await this.page.goto(paths.spots({ new: true }));
    await this.field(w.name).fill(name);
    await this.field(w.latitude).fill(point.lat);
    await this.field(w.longitude).fill(point.lng);
    await this.page.getByRole('radio', { name: w.public }).check();
  }

  /** Goes to another step of a form. */
  async openStep(name: string) {
    const steps = this.page.getByRole('navigation', { name: this.words.step });
    await steps.getByRole('button', { name }).click();
    await expect(this.page.getByRole('heading', { level: 2, name })).toBeVisible();
  }

  /** Fills in the required fields of a flight, from the first step of its form on. */
  async fillFlight(title: string, description = 'Un pack') {
    const { words: w } = this;
    await this.field(w.videoUrl).fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await this.openStep(w.basics);
    await this.field(w.title).fill(title);
    await this.field(w.description).fill(description);
  }

  async logFlight(title: string, drone: string, spot: string) {
    const { words: w } = this;
    await this.page.goto(paths.flights({ new: true }));
    await this.fillFlight(title, 'Seis packs y una puesta de sol');
    await this.page.getByRole('radio', { name: w.public }).check();
    await this.openStep(w.location);
    await this.page.getByRole('radio', { name: spot }).check();
    await this.openStep(w.equipment);
    await this.page.getByRole('radio', { name: drone }).check();
    await this.button(w.saveFlight).click();
    await expect(this.card(title)).toBeVisible();
  }

  /** Presses a button whose result the page shows before the server has it, and waits for the response to that call. */
  async pressUntilAnswered(button: Locator, call: string) {
    const answered = this.page.waitForResponse(call);
    await button.click();
    await answered;
  }

  async follow(username: string) {
    await this.page.goto(paths.dashboard(username));
    await this.pressUntilAnswered(this.button(this.words.follow), '**/follow');
    await expect(this.button(this.words.follow)).toBeHidden();
  }
}
