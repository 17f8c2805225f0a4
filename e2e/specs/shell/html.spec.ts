import { type Composition, waitingVisitors } from '@estela/contracts/release';
import { languages } from '@estela/contracts/values';
import type { Page } from '@playwright/test';
import { deployed } from '../../deployed/tag.ts';
import { htmlProblems } from '../../fixtures/html-problems.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Seeded } from '../../pages/seed-screens.ts';
import { shareSeededScreens } from '../../pages/seeded-screens.ts';

const seeded = shareSeededScreens();
let paths: string[];

test.beforeAll(async ({ product }) => {
  const { items } = seeded;
  const { shell, remotes } = (await (await fetch(`${product.url}/composition.json`)).json()) as Composition;
  const ids: Record<string, string> = { flights: items.flight, groups: items.group, spots: items.spot };
  const manifests = [shell, ...Object.values(remotes)].map(({ manifest }) => manifest);
  paths = manifests.flatMap(({ namespace, routes }) =>
    routes.map(({ path }) => withIds(path, items, ids[namespace] ?? '')),
  );
});

/** A route's path with the ids of the seeded items; `id` is that of its area's item. */
function withIds(path: string, { username, group }: Seeded, id: string): string {
  return path.replace(':username', username).replace(':groupId', group).replace(/:\w+/, id);
}

async function problemsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('main', { includeHidden: true })).toHaveCount(1);
  const html = await page.content();
  return htmlProblems(html, html.includes('role="dialog"') ? 'behindDialog' : 'asDrawn');
}

test("every route's HTML is valid as the server sends it", deployed, async ({ product }) => {
  for (const path of [...paths, '/no/such/page'])
    for (const language of languages) {
      const answer = await fetch(product.url + path, { headers: { cookie: `language=${language}` } });
      const html = await answer.text();
      // At most one of the waiting pages for guests and for pilots is shown; the validator takes both for parts of the page.
      for (const visitor of waitingVisitors) {
        const others = new RegExp(`<template data-waiting="(?!${visitor}).*?</template>`, 'gs');
        const problems = await htmlProblems(html.replace(others, ''), 'asSent');
        expect.soft(problems, `${path} in ${language} for ${visitor}`).toEqual([]);
      }
    }
});

for (const visitor of ['guest', 'pilot'] as const)
  test(`every route's page is valid HTML once it is rendered for a ${visitor}`, async ({
    pageOf,
    guestPage,
    faults,
  }) => {
    // The ids of a topic and of a post are those of their group.
    if (visitor === 'pilot') faults.expect({ failedRequest: /^GET \/api\/groups\/.+: 404$/ });
    test.slow();
    const page = visitor === 'guest' ? await guestPage() : await pageOf(seeded.ana);
    for (const path of paths) expect.soft(await problemsOf(page, path), path).toEqual([]);
  });
