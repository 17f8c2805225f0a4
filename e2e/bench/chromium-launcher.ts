import { type Browser, chromium } from '@playwright/test';

/** Starts the chromium used for timing. Throws at once if there is none, before anything is built. */
export function chromiumLauncher(): () => Promise<Browser> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath)
    throw new Error(
      'No chromium found. On Debian: apt-get install chromium; elsewhere set CHROMIUM to its path.',
    );
  return () => chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
