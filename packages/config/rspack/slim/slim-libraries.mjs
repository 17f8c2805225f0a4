import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Modules of libraries that bring more than these apps use, and the shorter ones that stand in for them. */
const shorter = {
  'lucide-react/dist/esm/createLucideIcon.mjs': 'lucide-icon.mjs',
  'leaflet/dist/leaflet-src.js': 'leaflet/parts.mjs',
  'leaflet/src/layer/vector/Canvas.js': 'leaflet/no-canvas.mjs',
  'leaflet/src/layer/vector/SVG.VML.js': 'leaflet/no-vml.mjs',
  'lodash-es/clone.js': 'lodash/clone.mjs',
  'lodash-es/cloneDeep.js': 'lodash/clone-deep.mjs',
  'lodash-es/isPlainObject.js': 'lodash/is-plain-object.mjs',
  'lodash-es/toPath.js': 'lodash/to-path.mjs',
  'react-i18next/dist/es/defaults.js': 'no-defaults.mjs',
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'no-statics.mjs',
};

/** Names of components keep what nobody imports in the file, and components of plain routes bring parts of its data router. */
const router = /[\\/]react-router[\\/]dist[\\/]/;

/** The `rules` that make libraries smaller. Each stand-in is compiled as if it lay in the library's own folder. */
export const slimLibraries = [
  ...Object.entries(shorter).map(([module, file]) => ({
    test: endingWith(module),
    loader: here('stand-in-loader.mjs'),
    options: { file: here(file) },
    type: 'javascript/esm',
  })),
  { test: router, loader: here('router-loader.mjs') },
  { test: endingWith('i18next/dist/esm/i18next.js'), loader: here('i18next-loader.mjs') },
];

/** Fonts with the weights and forms that these apps show. */
export const slimFonts = { test: /-wght-normal\.woff2$/, loader: here('font-loader.mjs') };

function endingWith(module) {
  return new RegExp(`[\\\\/]${module.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`);
}
