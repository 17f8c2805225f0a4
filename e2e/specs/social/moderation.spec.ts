import { paths } from '@estela/contracts/paths';
import { createPilot, type Pilot } from '../../fixtures/api-client.ts';
import { brokenInEitherTheme } from '../../fixtures/broken-rules.ts';
import { confirmEmail } from '../../fixtures/confirm-email.ts';
import { expectFit } from '../../fixtures/expect-fit.ts';
import { switchOnSecondFactor } from '../../fixtures/second-factor.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

const phone = { width: 360, height: 740 };

let admin: Pilot;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ product }) => {
  admin = await createPilot(product.url, 'Irene');
  await product.estela('admin', 'create', admin.user.username);
  await confirmEmail(admin, product.data);
  await switchOnSecondFactor(admin);
});
test.afterAll(() => admin.remove());

test('a report hides a flight from everybody but its pilot, who sees why, appeals and gets it restored', async ({
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({ failedRequest: /^GET \/api\/flights\/.+: 404$/ });
  // The workflow of three people, in three browsers.
  test.slow();
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  const title = `Playa llena ${ana.user.username}`;
  const { _id: id } = await ana.createFlight({ title, visibility: 'public' });
  const [reporting, own, deciding] = [
    new App(await pageOf(bruno), 'es'),
    new App(await pageOf(ana), 'es'),
    new App(await pageOf(admin, 'en'), 'en'),
  ];
  for (const { page } of [reporting, own, deciding]) await page.setViewportSize(phone);

  await reporting.page.goto(paths.feed());
  await reporting.button(`Opciones de «${title}»`).press('Enter');
  await reporting.page.getByRole('menuitem', { name: 'Denunciar' }).press('Enter');
  const ask = reporting.page.getByRole('dialog', { name: `Denunciar «${title}»` });
  await ask.getByRole('radio', { name: /Vuelo peligroso/ }).check();
  expect(await brokenInEitherTheme(reporting.page)).toEqual([]);
  await ask.getByRole('textbox', { name: /^Cuéntanos más/ }).fill('Pasa por encima de la gente');
  await ask.getByRole('button', { name: 'Enviar denuncia' }).click();
  const thanks = reporting.page.getByRole('dialog', { name: 'Gracias por avisar' });
  await thanks.getByText('Cerrar', { exact: true }).click();
  await expect(thanks).toBeHidden();

  await deciding.page.goto(paths.moderation());
  const reported = deciding.card(title);
  await expect(reported.getByText('Pasa por encima de la gente')).toBeVisible();
  expect(await brokenInEitherTheme(deciding.page)).toEqual([]);
  await reported.getByRole('button', { name: `Hide “${title}”` }).click();
  const hiding = deciding.page.getByRole('dialog', { name: `Hide “${title}”` });
  await hiding.getByRole('textbox', { name: /^Note to the pilot/ }).fill('Hay bañistas debajo');
  await hiding.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(deciding.page.getByText(`“${title}” is hidden`)).toBeVisible();
  await expect(reported).toBeHidden();

  await reporting.page.goto(paths.flight(id));
  await expect(reporting.page.getByRole('heading', { name: 'Aquí no hay ningún vuelo' })).toBeVisible();
  await reporting.page.goto(paths.dashboard(ana.user.username));
  await expect(reporting.heading('Ana')).toBeVisible();
  await expect(reporting.page.getByText(title)).toBeHidden();

  await own.page.goto(paths.flights());
  await expect(own.card(title)).toContainText('Oculto por moderación');
  await own.page.goto(paths.flight(id));
  await expect(own.page.getByText('Oculto por moderación')).toBeVisible();
  expect(await brokenInEitherTheme(own.page)).toEqual([]);
  await own.page.getByRole('link', { name: 'Ver motivo y apelar' }).click();
  const decision = own.card(title);
  await expect(decision.getByText('Motivo: vuelo peligroso o prohibido')).toBeVisible();
  await expect(decision.getByText('Hay bañistas debajo')).toBeVisible();
  await decision.getByRole('button', { name: 'Apelar' }).press('Enter');
  await decision.getByRole('textbox', { name: /^Por qué/ }).fill('Era el equipo de rodaje, con permiso');
  expect(await brokenInEitherTheme(own.page)).toEqual([]);
  await decision.getByRole('button', { name: 'Enviar apelación' }).click();
  await expect(decision.getByText('Apelación en revisión')).toBeVisible();
  await expect(decision.getByRole('button', { name: 'Apelar' })).toBeHidden();
  for (const { page } of [own, deciding]) await expectFit(page);

  await deciding.page.getByRole('link', { name: 'Appeals' }).click();
  await expect(reported.getByText('Era el equipo de rodaje, con permiso')).toBeVisible();
  expect(await brokenInEitherTheme(deciding.page)).toEqual([]);
  await reported.getByRole('button', { name: 'Side with the pilot' }).click();
  const granting = deciding.page.getByRole('dialog', { name: 'Side with the pilot' });
  await granting.getByRole('button', { name: 'Side with the pilot' }).click();
  await expect(deciding.page.getByText('Appeal by Ana decided')).toBeVisible();
  await expect(reported).toBeHidden();

  await reporting.page.goto(paths.flight(id));
  await expect(reporting.heading(title)).toBeVisible();
  await own.page.goto(paths.flight(id));
  await expect(own.heading(title)).toBeVisible();
  await expect(own.page.getByText('Oculto por moderación')).toBeHidden();
});

test('a suspended pilot is logged out, sees at login why and until when, and appeals there', async ({
  pilot,
  pageOf,
  guestPage,
}) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  await bruno.call('POST', '/reports', { kind: 'user', target: ana.user._id, reason: 'abuse', text: '' });
  const deciding = new App(await pageOf(admin), 'es');
  await deciding.page.setViewportSize(phone);
  await deciding.page.goto(paths.moderation());
  await deciding.card(ana.user.username).getByRole('button', { name: 'Ficha de Ana' }).click();
  const record = deciding.page.getByRole('dialog', { name: 'Ficha del piloto' });
  await record.getByRole('button', { name: 'Suspender la cuenta' }).click();
  const form = record.getByRole('form', { name: 'Suspender la cuenta' });
  await form.getByRole('combobox', { name: /^Motivo/ }).selectOption('abuse');
  await form.getByLabel(/^Hasta cuándo/).fill('2199-12-31T12:00');
  expect(await brokenInEitherTheme(deciding.page)).toEqual([]);
  await form.getByRole('button', { name: 'Suspender la cuenta' }).click();
  await expect(record.getByText(/^Suspendida hasta el .*2199/)).toBeVisible();

  await expect(ana.call('GET', '/users/profile')).rejects.toThrow('401');
  for (const [language, login, message, waits] of [
    [
      'es',
      'Iniciar sesión',
      /^Tu cuenta está suspendida hasta el .*2199.* Motivo: insultos o acoso/,
      /^Apelación en revisión/,
    ],
    [
      'en',
      'Log in',
      /^Your account is suspended until .*2199.* Reason: insults or harassment/,
      /^Appeal under review/,
    ],
  ] as const) {
    const app = new App(await guestPage(language), language);
    await app.page.setViewportSize(phone);
    await app.page.goto(paths.login());
    await app.field(app.words.email).fill(ana.user.email);
    const password = app.page.getByLabel(app.words.password, { exact: true });
    await password.fill('otra contraseña');
    const submit = app.page.getByRole('main').getByRole('button', { name: login, exact: true });
    await submit.click();
    const alert = app.page.getByRole('main').getByRole('alert');
    await expect(alert).toBeVisible();
    await expect(alert).not.toContainText('2199');
    await password.fill(ana.password);
    await submit.click();
    await expect(alert).toHaveText(message);
    if (language === 'es') {
      await app.page
        .getByRole('textbox', { name: /^Por qué no estás de acuerdo/ })
        .fill('Entró otra persona');
      expect(await brokenInEitherTheme(app.page)).toEqual([]);
      await app.page.getByRole('button', { name: 'Enviar apelación' }).press('Enter');
    }
    await expect(app.page.getByText(waits)).toBeVisible();
    expect(await brokenInEitherTheme(app.page)).toEqual([]);
  }
  await deciding.page.goto(paths.moderation({ tab: 'appeals' }));
  await expect(deciding.card(ana.user.username).getByText('Entró otra persona')).toBeVisible();
});
