import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ask } from '../../fixtures/chosen-versions.ts';
import { makeOld, publishOther } from '../../fixtures/other-release.ts';
import { App } from '../../pages/app.ts';
import { root } from '../find-commit.ts';
import { goLive, release } from '../live-versions.ts';
import { openFirst } from '../look-at.ts';
import { movedApps, pairOf, readPlan, shell, versionsOf } from '../matrix-plan.ts';
import { titleOf } from '../situations.ts';
import { type People, test, type Visitors } from '../test.ts';
import { expectScreen } from '../visits.ts';
import { type Write, writes } from '../writes.ts';

// What is live changes for everybody, in one product: one after the other.
test.describe.configure({ mode: 'default' });

const plan = readPlan();
const [before, after] = [versionsOf(plan, 'previous'), versionsOf(plan, 'candidate')];

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isOldDocument: true }));
const isOldDocument = (page: Page) => page.evaluate(() => 'isOldDocument' in window);

/** A page with a filled form of the app, and what saves it. */
async function draftIn(app: string, people: People, { pageOf, pilot }: Visitors) {
  const { fill, save } = writes[app] as Write;
  const writer = new App(await pageOf(await pilot('Carla')), 'es');
  await fill(writer, people.items);
  return { page: writer.page, save: () => save(writer) };
}

for (const app of movedApps(plan)) {
  const { previous, candidate } = pairOf(plan, app);
  const { version: old } = previous;

  test(titleOf(app, 'rolled back under open tabs'), async ({ product, people, visitors }) => {
    release(product);
    const { page, visit } = await openFirst({ app, shown: [candidate], people, visitors });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // A tab follows releases a while after it has loaded.
    await page.waitForLoadState('networkidle');
    await mark(page);
    const draft = await draftIn(app, people, visitors);
    ask(product, 'rollback', app, '--to', old);
    if (app === shell) await expect(page.getByText('Hay una versión nueva de Estela.')).toBeVisible();
    else await expect.poll(() => asked.some((url) => url.includes(`/${app}/${old}/`))).toBe(true);
    await expectScreen(page, visit);
    expect(await isOldDocument(page)).toBe(true);
    await draft.save();
    await page.reload();
    await expectScreen(page, visit);
  });

  test(titleOf(app, 'old tab under the new composition'), async ({ product, people, visitors }) => {
    goLive(product, before);
    const draft = await draftIn(app, people, visitors);
    goLive(product, after);
    await draft.save();
    // The next page is that of the new shell.
    await draft.page.getByRole('link', { name: 'Feed', exact: true }).first().click();
    await expect(draft.page).toHaveURL('/feed');
    await expectScreen(draft.page);
  });

  test(titleOf(app, 'gc under an old tab'), async ({ product, people, visitors }) => {
    goLive(product, before);
    const draft = await draftIn(app, people, visitors);
    const stale = publishOther(product, app, path.join(root, app, 'dist'));
    makeOld(product, stale);
    goLive(product, after);
    const { removed } = ask<{ removed: { version: string }[] }>(product, 'gc', '--keep', '1');
    const gone = removed.map(({ version }) => version);
    expect(gone).toContain(stale);
    expect(gone).not.toContain(old);
    await draft.save();
    const files = previous.files
      .map((file) => `/${placeOf(app)}/${old}/${file.path}`)
      .filter((address) => !address.endsWith('.html'));
    const missing = await draft.page.evaluate(async (all) => {
      const answers = await Promise.all(all.map((file) => fetch(file)));
      return answers.filter(({ ok }) => !ok).map(({ url }) => url);
    }, files);
    expect(missing).toEqual([]);
  });
}

const placeOf = (app: string) => (app === shell ? shell : `remotes/${app}`);
