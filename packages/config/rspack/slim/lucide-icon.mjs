import { createElement } from 'react';

const named = (name) => name === 'role' || name === 'title' || name.startsWith('aria-');

/**
 * An icon of lucide-react as these apps use them: its context, absolute stroke widths and names of its own are left
 * out. Each icon of each card runs this, and each remote brings it.
 */
// biome-ignore lint/style/noDefaultExport: the icons import it so
export default function createLucideIcon({ node }) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per icon, when its module loads
  return function Icon({ size = 24, className = '', ...rest }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide ${className}`,
        'aria-hidden': Object.keys(rest).some(named) ? undefined : true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
