import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian's packages put them is not in every user's PATH. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** The binaries of HAProxy and PgBouncer, as far as they are installed. */
export function findProxies() {
  const find = (name) => folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  return { haproxy: find('haproxy'), pgbouncer: find('pgbouncer') };
}
