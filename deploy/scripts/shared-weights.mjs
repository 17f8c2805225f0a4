import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How the shell's first script names what it shares: `name:"react",version:"19.3.1",factory:()=>()=>n(7)`. */
const share = /\bname:"([^"]+)",version:"[^"]+",factory:\(\)=>\(\)=>\w+\((\d+)\)/g;

/**
 * What each shared module of the shell weighs with all that it alone brings, heaviest first: its code compressed by
 * itself, so the sum is a little above what is loaded. The rest is the shell's own. `weigh` tells the bytes of some code.
 */
export async function sharedWeights({ dist, report }, weigh) {
  const { parse } = await import('acorn');
  const scripts = report.initial.js.map((file) => readFileSync(path.join(dist, file), 'utf8'));
  const modules = new Map(
    scripts.flatMap((text) => bundled(parse(text, { ecmaVersion: 2022 }), text).map((one) => [one.id, one])),
  );
  const shares = scripts.flatMap((text) => [...text.matchAll(share)]);
  const taken = new Set();
  const found = [];
  for (const [, name, id] of shares) {
    const own = closure(Number(id), modules);
    for (const one of own) taken.add(one);
    found.push({ name, bytes: await weigh(codeOf(own)) });
  }
  const rest = [...modules.values()].filter((one) => !taken.has(one));
  found.push({ name: 'shell', bytes: await weigh(codeOf(rest)) });
  return found.sort((a, b) => b.bytes - a.bytes);
}

/** The modules `{12(module, exports, require) {...}}` of a script, by the bundler's numbers, and what each requires. */
function bundled(node, text, found = []) {
  if (Array.isArray(node)) for (const one of node) bundled(one, text, found);
  else if (isModule(node)) found.push(moduleOf(node, text));
  else if (node && typeof node === 'object')
    for (const value of Object.values(node))
      if (value && typeof value === 'object') bundled(value, text, found);
  return found;
}

function isModule(node) {
  return (
    node?.type === 'Property' &&
    typeof node.key.value === 'number' &&
    /Function/.test(node.value.type) &&
    node.value.params.length > 0
  );
}

function moduleOf({ key, value, start, end }, text) {
  const code = text.slice(start, end);
  const require = value.params[2]?.name;
  const calls = require
    ? code.matchAll(new RegExp(`(?<![\\w$.])${require.replace('$', '\\$')}\\((\\d+)\\)`, 'g'))
    : [];
  return { id: key.value, code, requires: [...calls].map(([, id]) => Number(id)) };
}

/** A shared module is required through a stand-in, which is no module of the script: another's code is not followed. */
function closure(id, modules, found = new Set()) {
  const one = modules.get(id);
  if (!one || found.has(one)) return found;
  found.add(one);
  for (const next of one.requires) closure(next, modules, found);
  return found;
}

function codeOf(modules) {
  return Buffer.from([...modules].map(({ code }) => code).join(','));
}
