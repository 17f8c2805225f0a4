import { type Browser, chromium } from '@playwright/test';
import { type Fault, watchPages } from '../fixtures/page-faults.ts';
import type { Endings } from './endings.ts';
import { type Engine, type Tab, timeZone, viewport } from './engine.ts';

export async function startChromium(
  executablePath: string,
  product: string,
  endings: Endings,
): Promise<Engine> {
  const starting = chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    // This command ends it.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  });
  endings.add(() => starting.then((browser) => browser.close()));
  const browser = await starting;
  return { version: browser.version(), openTab: () => openTab(browser, product) };
}

async function openTab(browser: Browser, product: string): Promise<Tab> {
  const context = await browser.newContext({ baseURL: product, viewport, timezoneId: timeZone });
  const faults: Fault[] = [];
  watchPages(context, product, faults);
  const page = await context.newPage();
  return {
    goto: async (path) => {
      await page.goto(path);
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    takeFaults: async () => faults.splice(0).map(({ kind, text }) => `${kind}: ${text}`),
    close: () => context.close(),
  };
}
