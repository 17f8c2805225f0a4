import { registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';

const development = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
};

/** Keeps the page's texts at hand, so that a changed catalogue can be read into them. */
function keepTexts(shared) {
  const { get } = shared;
  shared.get = () => {
    const factory = get();
    return () => {
      const all = factory();
      const createI18n = (options) => {
        globalThis.__estelaDevelopment.i18n = all.createI18n(options);
        return globalThis.__estelaDevelopment.i18n;
      };
      return { ...all, createI18n };
    };
  };
}

/**
 * A released shell shares React's production build, which cannot take changed components. It shares this one instead,
 * with itself and all remotes: in a shell, too, all code asks the federation runtime for React.
 */
registerGlobalPlugins([
  {
    name: 'estela-development',
    beforeRegisterShare(share) {
      const { pkgName, shared } = share;
      const instead = development[pkgName];
      if (instead) Object.assign(shared, { version: react.version, get: () => () => instead });
      if (pkgName === '@estela/i18n' && shared.get) keepTexts(shared);
      return share;
    },
  },
]);
