import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Runtime plugin of a watched remote. */
export const hotPlugin = here('hot-plugin.mjs');

/** Lets a page that runs this remote take its next build without being loaded again. */
export function hotRemote(app, config) {
  const { output, module, optimization, resolve, plugins } = config;
  const [{ options, ...sources }, ...rules] = module.rules;
  const react = { ...options.jsc.transform.react, development: true, refresh: true };
  return {
    ...config,
    output: {
      ...output,
      // Open pages ask for the steps from their build to the last one.
      clean: { keep: 'hot/' },
      hotUpdateGlobal: `${app.container}_update`,
      hotUpdateMainFilename: 'hot/[runtime].[fullhash].json',
      hotUpdateChunkFilename: 'hot/[id].[fullhash].js',
    },
    resolve: { ...resolve, alias: { ...resolve.alias, 'react-refresh': here('react-refresh') } },
    module: {
      ...module,
      rules: [
        { ...sources, options: { ...options, jsc: { ...options.jsc, transform: { react } } } },
        ...rules,
        {
          test: /\.json$/,
          include: path.join(app.dir, 'src/locales'),
          type: 'javascript/auto',
          loader: here('texts-loader.mjs'),
          options: { namespace: app.namespace },
        },
      ],
    },
    // Ids that say what they are of: with numbers a new module would make all later ones look changed.
    optimization: { ...optimization, moduleIds: 'named', chunkIds: 'named', emitOnErrors: false },
    plugins: [
      ...plugins,
      new rspack.HotModuleReplacementPlugin(),
      // The page's client holds the runtime and has connected it to React.
      new ReactRefreshRspackPlugin({ injectEntry: false, exclude: [/node_modules/, here('.')] }),
    ],
  };
}
