import { paths } from '@estela/contracts/paths';
import { expect, type Page } from '@playwright/test';
import { writes } from '../matrix/writes.ts';
import { App } from '../pages/app.ts';
import type { Seeded } from '../pages/seed-screens.ts';
import { expectHome } from './homes.ts';
import { expectOthers } from './judge.ts';
import { expectNoReport, type Outage } from './judge-behind.ts';
import type { Cell } from './test.ts';

interface Mails {
  outage: Outage;
  /** To whom mails have come. */
  recipients: readonly string[];
  /** Of the pilot of the cell. */
  address: string;
}

/**
 * No remote sends a mail, the shell does: the remote's page and what is written on it must not notice, and whoever asks the
 * shell for a mail gets its answer at once, and the mail by asking again.
 */
export async function judgeMail(cell: Cell, guest: Page, items: Seeded, mails: Mails): Promise<void> {
  const { page, home } = cell;
  const { outage, recipients, address } = mails;
  const received = () => recipients.filter((one) => one === address).length;
  // That of the registration.
  await expect.poll(received).toBeGreaterThan(0);
  const before = received();
  outage.begin();
  await page.goto(home.path);
  await expectHome(page, home);
  await expectOthers(cell);
  const app = new App(page, 'es');
  const write = writes[home.app];
  if (!write) throw new Error(`matrix/writes.ts has nothing to write in ${home.app}`);
  await write.fill(app, items);
  await write.save(app);
  await askForMail(guest, address);
  expect(received()).toBe(before);
  outage.end();
  await askForMail(guest, address);
  await expect.poll(received).toBeGreaterThan(before);
  expectNoReport(cell);
}

async function askForMail(page: Page, address: string): Promise<void> {
  await page.goto(paths.login());
  await page.getByRole('button', { name: '¿Has olvidado la contraseña?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recuperar contraseña' });
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(address);
  await dialog.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(dialog.getByText('Se ha enviado un enlace de recuperación')).toBeVisible();
}
