import { CannotRun } from './cannot-run.ts';
import { findProgram } from './child.ts';
import { startChromium } from './chromium.ts';
import type { Endings } from './endings.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export type StartEngine = (product: string, endings: Endings) => Promise<Engine>;

/** Finds its programs at once, before anything is built. */
export function findEngine(name: EngineName, chromium: string | undefined): StartEngine {
  if (name === 'chromium') {
    if (!chromium)
      throw new CannotRun(2, 'No chromium found. On Debian: apt-get install chromium-headless-shell');
    return (product, endings) => startChromium(chromium, product, endings);
  }
  if (name === 'firefox') {
    const firefox = findProgram('firefox-esr', 'firefox-esr');
    return (product, endings) => startFirefox(firefox, product, endings);
  }
  const programs = {
    driver: findProgram('WebKitWebDriver', 'webkit2gtk-driver'),
    display: findProgram('Xvfb', 'xvfb'),
  };
  return (product, endings) => startWebKit(programs, product, endings);
}
