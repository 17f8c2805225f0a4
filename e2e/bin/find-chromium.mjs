import { existsSync } from 'node:fs';
import path from 'node:path';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without a window: what the tests do takes two thirds of the time in it. Frames are timed in a whole one. */
const headless = 'chromium-headless-shell';

/** The first of the names on PATH, unless `CHROMIUM` says which. */
function findBrowser(names) {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** Path of the chromium that the browser tests use. */
export const findTestChromium = () => findBrowser([headless, ...whole]);

/** Path of a chromium that paints as people's do. */
export const findChromium = () => findBrowser(whole);
