import { freePort } from '../fixtures/free-port.ts';
import { startChild } from './child.ts';
import type { Endings } from './endings.ts';
import { type Engine, type Tab, timeZone, viewport } from './engine.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { keyActions, textActions } from './key-actions.ts';
import { openWebDriver, type WebDriver } from './webdriver.ts';

/** Paths of the driver, and of the display that MiniBrowser cannot do without. */
export interface WebKitPrograms {
  driver: string;
  display: string;
}

export async function startWebKit(
  { driver, display }: WebKitPrograms,
  product: string,
  endings: Endings,
): Promise<Engine> {
  const displaySays = startChild({
    command: [display, '-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    endings,
  });
  const number = await displaySays(/^(\d+)\n/m);
  const port = await freePort();
  startChild({ command: [driver, `--port=${port}`], env: { DISPLAY: `:${number}`, TZ: timeZone }, endings });
  const proxy = await startFaultProxy(product, endings);
  const webDriver = await openWebDriver(`http://127.0.0.1:${port}`);
  const { capabilities } = await webDriver.newSession();
  await webDriver.endSession();
  return { version: capabilities.browserVersion, openTab: () => openTab(webDriver, proxy) };
}

/** The driver has one session at a time, and so one tab. */
async function openTab(driver: WebDriver, proxy: FaultProxy): Promise<Tab> {
  await driver.newSession();
  await driver.send('POST', '/window/rect', { x: 0, y: 0, ...viewport });
  const perform = (actions: object[]) => driver.send<void>('POST', '/actions', { actions });
  return {
    goto: (path) => driver.send('POST', '/url', { url: proxy.url + path }),
    evaluate: (expression) =>
      driver.send('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    press: (key) => perform(keyActions(key)),
    type: (text) => perform(textActions(text)),
    takeFaults: async () => proxy.takeFaults(),
    close: () => driver.endSession(),
  };
}
