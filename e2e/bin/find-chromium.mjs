import { existsSync } from 'node:fs';
import path from 'node:path';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without a window, in which the tests take two thirds of the time. Frames are timed in a full one. */
const headless = 'chromium-headless-shell';

/** The first of these names on PATH, unless `CHROMIUM` is set. */
function findBrowser(names) {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** Path of the chromium that the browser tests use. */
export const findTestChromium = () => findBrowser([headless, ...whole]);

/** Path of a full chromium, which paints like that of a user. */
export const findChromium = () => findBrowser(whole);
