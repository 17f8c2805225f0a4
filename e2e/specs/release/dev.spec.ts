import { paths } from '@estela/contracts/paths';
import { copyApp } from '../../fixtures/copied-app.ts';
import { startDev } from '../../fixtures/dev-server.ts';
import { expect, test } from '../../fixtures/test.ts';

const fields = 'src/features/drone-form/drone-fields.tsx';
const styles = 'src/features/drone-form/drone-fields.module.css';

test('a remote in development runs inside a deployed product, and typed text survives each change', async ({
  product,
  pilot,
  browser,
}) => {
  const ana = await pilot('Ana');
  const gear = copyApp('mf-gear');
  const dev = await startDev('mf-gear', '--from', gear.folder, '--against', product.url);
  const localStorage = [
    { name: 'auth_token', value: ana.token },
    { name: 'language', value: 'es' },
  ];
  const context = await browser.newContext({
    baseURL: dev.url,
    viewport: { width: 360, height: 740 },
    storageState: { cookies: [], origins: [{ origin: dev.url, localStorage }] },
  });
  const page = await context.newPage();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(paths.drones({ new: true }));
  const name = page.getByRole('textbox', { name: /^Nombre/ });
  await name.fill('Avispa');
  await expect(page.getByText(/mf-gear: versión local hasta las/)).toBeVisible();

  gear.edit(fields, (text) => text.replace('<>', "<><p>{'Un cambio'}</p>"));
  await expect(page.getByText('Un cambio')).toBeVisible();
  gear.edit(styles, (text) => `${text}\np { letter-spacing: 3px; }\n`);
  await expect(page.getByText('Un cambio')).toHaveCSS('letter-spacing', '3px');
  gear.edit('src/locales/es.json', (text) => text.replace(/("newTitle": )"[^"]+"/, '$1"Otro título"'));
  await expect(page.getByRole('heading', { level: 1, name: 'Otro título' })).toBeVisible();

  gear.edit(fields, (text) => text.replace('<>', '<><div>'));
  const problem = page.getByText(`mf-gear/${fields}:`);
  await expect(problem).toBeVisible();
  await expect(page.getByText('Syntax Error').first()).toBeInViewport();
  expect(dev.output()).toContain(`mf-gear/${fields}:`);
  gear.edit(fields, (text) => text.replace('<><div>', '<>').replace('Un cambio', 'Otro cambio'));
  await expect(page.getByText('Otro cambio')).toBeVisible();
  await expect(problem).toHaveCount(0);
  await expect(name).toHaveValue('Avispa');
  expect(loads).toBe(1);

  const back = page.getByRole('link', { name: 'Volver a la versión publicada' });
  page.once('dialog', (dialog) => dialog.accept());
  await back.click();
  await expect(page).toHaveURL(product.url + paths.drones({ new: true }));
  await context.close();
  await dev.stop();
});
