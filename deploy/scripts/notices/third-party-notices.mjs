import { libvipsNotice, licenceTexts } from './licence-texts.mjs';
import { shippedPackages } from './shipped-packages.mjs';

export const noticesFile = 'third-party-notices.txt';

const head = `Third-party notices

Estela itself is under the MIT licence. It is made with the work of others, named here with their licences: what a browser
gets, and what the server runs. A text that several of them share stands once, below their names.`;
const line = '-'.repeat(80);

/** The notices, the same on every machine with the same lock file. */
export function thirdPartyNotices() {
  const titlesByText = new Map();
  for (const found of shippedPackages())
    for (const text of licenceTexts(found)) {
      const titles = titlesByText.get(text) ?? [];
      titlesByText.set(text, [...titles, titleOf(found)]);
    }
  const groups = [...titlesByText].map(([text, titles]) => ({ titles, text }));
  const parts = [...groups, libvipsNotice()].map(({ titles, text }) => `${titles.join('\n')}\n\n${text}`);
  return `${[head, ...parts].join(`\n\n${line}\n\n`)}\n`;
}

function titleOf({ manifest, places }) {
  return `${manifest.name} ${manifest.version} (${manifest.license}): ${[...places].join(', ')}`;
}
