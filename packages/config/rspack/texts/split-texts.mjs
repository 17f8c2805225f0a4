import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { partCount } from './parts.mjs';

const loader = fileURLToPath(new URL('parts-loader.mjs', import.meta.url));

/**
 * A large catalogue is built as several files of one chunk: they are fetched together, and a returning visitor fetches
 * only the one with a changed text again.
 */
export function splitTexts(app, config) {
  const locales = path.join(app.dir, 'src/locales');
  const isLarge = (file) => partCount(statSync(file).size) > 1;
  const whole = { include: isLarge, resourceQuery: { not: /^\?part=/ } };
  const part = { resourceQuery: /^\?part=/ };
  return {
    ...config,
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        {
          test: /\.json$/,
          include: locales,
          oneOf: [
            { ...part, type: 'json', loader },
            { ...whole, type: 'javascript/auto', loader },
          ],
        },
      ],
    },
    optimization: {
      ...config.optimization,
      splitChunks: {
        cacheGroups: {
          ...config.optimization.splitChunks.cacheGroups,
          texts: { test: isLaterPart, name: nameOfPart, chunks: 'async', enforce: true },
        },
      },
    },
  };
}

/** The first part stays with the module that puts them together. */
function isLaterPart(module) {
  return /\?part=[1-9]/.test(module.resource ?? '');
}

function nameOfPart({ resource }) {
  const [, language, part] = /(\w+)\.json\?part=(\d)/.exec(resource);
  return `locale-${language}-${part}`;
}
