import { createHash } from 'node:crypto';

/**
 * Class names of an app's style sheets. They stand in every component, so in production they are short: a mark of the
 * app, since two apps may have the same file, and a hash of the file, since two files may have the same class.
 */
export function classNames({ name, isDevelopment }) {
  if (isDevelopment) return `${name}-[name]-[local]-[hash:5]`;
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 3);
  return `_${mark}-[local]-[hash:4]`;
}
