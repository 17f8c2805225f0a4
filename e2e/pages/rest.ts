import { expect, type Page, type Request } from '@playwright/test';

/** Milliseconds without a change after which a page is at rest. */
const quiet = 400;

/** Milliseconds within which it must be. */
const within = 15_000;

/** Milliseconds for which it then has to stay so. */
const watched = 1_000;

/** What a page has done: when (milliseconds) and what. */
interface Change {
  at: number;
  what: string;
}

declare global {
  var changesOfPage: Change[];
}

interface Calls {
  made: string[];
  pending: Set<Request>;
}

const callsOf = new WeakMap<Page, Calls>();

/** Writes down what changes on a page from its beginning and what it asks of the server. Before the page is opened. */
export async function watchRest(page: Page): Promise<void> {
  const { made, pending } = { made: [] as string[], pending: new Set<Request>() };
  callsOf.set(page, { made, pending });
  page.on('request', (request) => {
    // A stream of events stays open.
    if (request.resourceType() !== 'eventsource') pending.add(request);
    if (new URL(request.url()).pathname.startsWith('/api/'))
      made.push(`${request.method()} ${request.url()}`);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pending.delete(request));
  await page.addInitScript(() => {
    globalThis.changesOfPage = [];
    const nameOf = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return element?.outerHTML.replace(/>.*/s, '>') ?? node.nodeName;
    };
    new MutationObserver((changes) => {
      for (const { type, target, attributeName } of changes) {
        // In the head the shell fetches other areas ahead, once the page is at rest.
        if (document.head?.contains(target)) continue;
        changesOfPage.push({
          at: performance.now(),
          what: `${type} ${attributeName ?? ''} of ${nameOf(target)}`,
        });
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Waits until the page is at rest and looks at it for a while. Returns what it did meanwhile, each once. */
export async function restOf(page: Page): Promise<string[]> {
  const { made = [], pending = new Set() } = callsOf.get(page) ?? {};
  const begun = await page.evaluate(() => performance.now());
  const isQuiet = () =>
    page.evaluate(
      ([begun, quiet]) => performance.now() - Math.max(changesOfPage.at(-1)?.at ?? 0, begun) > quiet,
      [begun, quiet] as const,
    );
  const isAtRest = await expect
    .poll(async () => pending.size === 0 && (await isQuiet()), { timeout: within, intervals: [50] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  made.length = 0;
  const changes = await page.evaluate(
    async ([watched, isAtRest]) => {
      if (isAtRest) changesOfPage.length = 0;
      await new Promise((resolve) => setTimeout(resolve, watched));
      return [...new Set(changesOfPage.splice(0).map(({ what }) => what))];
    },
    [watched, isAtRest] as const,
  );
  return [...changes, ...made].slice(0, 5);
}
