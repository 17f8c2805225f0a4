import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from '@playwright/test';
import { slowDown } from '../../fixtures/profile-options.ts';
import type { Condition, Side, Visited } from './conditions.ts';
import { delayAnswers, roundsSoFar } from './serial-rounds.ts';

const inPage = fileURLToPath(new URL('in-page.js', import.meta.url));
/** What one visit cost: milliseconds and bytes as transferred. */
export interface Figures {
  firstContent: number;
  lcp: number;
  like?: number;
  map?: number;
  cls: number;
  tbt: number;
  requests: number;
  js: number;
  css: number;
  html: number;
  all: number;
}

/** Longer than a page computes between two requests of one round, even on a busy machine (ms). */
const roundLength = 500;

/** A new browser profile: nothing cached, no connection open. */
function freshContext(browser: Browser, side: Side, { token, viewport }: Visited): Promise<BrowserContext> {
  const localStorage = [{ name: 'language', value: 'es' }];
  if (token) localStorage.push({ name: 'auth_token', value: token });
  const storageState = { cookies: [], origins: [{ origin: side.url, localStorage }] };
  return browser.newContext({ viewport, locale: 'es-ES', storageState });
}

/** One first visit, until the page has settled. */
export async function measureVisit(
  browser: Browser,
  side: Side,
  visited: Visited,
  condition: Condition,
): Promise<Figures> {
  const { path, shows, answers } = visited;
  const context = await freshContext(browser, side, visited);
  const page = await context.newPage();
  await page.addInitScript({ path: inPage });
  if (answers) await page.addInitScript({ content: `firstLoad.watch.${answers}()` });
  await slowDown(page, condition);
  await page.goto(side.url + path, { waitUntil: 'commit' });
  const figures = await page.evaluate<Figures>(`firstLoad.settled(${JSON.stringify({ shows, answers })})`);
  await context.close();
  return figures;
}

/** How many serial rounds the visit needs until its page shows its main content. */
export async function countRounds(browser: Browser, side: Side, visited: Visited): Promise<number> {
  const { path, shows } = visited;
  const context = await freshContext(browser, side, visited);
  const page = await context.newPage();
  await delayAnswers(page, roundLength);
  await page.goto(side.url + path, { waitUntil: 'commit' });
  // As in every visit: on a phone the list of a map is in the document, but folded.
  await page.locator(shows).first().waitFor({ state: 'attached' });
  const rounds = await roundsSoFar(page);
  // Prefetches for other pages go on after this.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return rounds.length;
}
