/** What a crafted script says; it looks like the bundler's own, and is as short as it can be. */
export interface ScriptText {
  /** Shared module -> the range that the remote accepts and the names that it reads. */
  uses?: Record<string, { range?: string; names: string[] }>;
  provides?: Record<string, { version?: string; names: string[] }>;
  lifecycles?: string[];
  slots?: string[];
  /** Slots that it draws. */
  draws?: string[];
  /** Slot that it draws -> props that it gives. */
  gives?: Record<string, string[]>;
  /** Slot that it fills -> props that it needs. */
  needs?: Record<string, string[]>;
  /** Texts that it reads or, in a shell, brings. */
  texts?: Record<string, string[]>;
  /** `GET /drones` */
  calls?: string[];
}

const standard = ['bootstrap', 'mount', 'unmount', 'update'];

function definition(names: readonly string[]): string {
  return names.map((name) => `${JSON.stringify(name)}:()=>1`).join(',');
}

/** The entry of a remote. */
export function remoteEntry(app: string, text: ScriptText = {}): string {
  const container = app.replaceAll('-', '_');
  const used = Object.entries(text.uses ?? {});
  const consumes = used.map(
    ([name, { range = '^1.0.0' }], i) => `${100 + i}:{shareKey:"${name}",requiredVersion:"${range}"}`,
  );
  const reads = used.map(
    ([, { names }], i) => `var m${i}=r(${100 + i});${names.map((name) => `(0,m${i}.${name})();`).join('')}`,
  );
  const slots = text.slots ? `,"./slots":()=>f.e(1).then(()=>()=>f(2))` : '';
  return [
    `var ${container};(()=>{`,
    `var s={1(e,t,r){r.d(t,{${definition(text.lifecycles ?? standard)}});${reads.join('')}${drawn(text)}${read(text)}${called(text)}},`,
    `2(e,t,r){r.d(t,{${definition(text.slots ?? [])}})}};`,
    `function f(n){return s[n]}f.c={chunkMapping:{},moduleIdToConsumeDataMapping:{${consumes.join(',')}}};`,
    `f.x={moduleMap:{"./lifecycles":()=>f.e(1).then(()=>()=>f(1))${slots}}};${container}=f})();`,
  ].join('\n');
}

/** The first script of a shell. */
export function shellEntry(text: ScriptText = {}): string {
  const shared = Object.entries(text.provides ?? {});
  const modules = shared.map(([, { names }], i) => `${i}(e,t,r){r.d(t,{${definition(names)}})}`);
  const mapping = shared.map(
    ([name, { version = '1.0.0' }], i) => `{name:"${name}",version:"${version}",factory:()=>()=>m(${i})}`,
  );
  const catalogues = Object.entries(text.texts ?? {}).map(([namespace, keys]) => {
    const catalogue = Object.fromEntries(keys.map((key) => [key, 'text']));
    return `${namespace}:JSON.parse('${JSON.stringify(catalogue)}')`;
  });
  return [
    `(()=>{var s={${modules.join(',')}};function m(n){return s[n]}`,
    `m.s={scopeToSharingDataMapping:{default:[${mapping.join(',')}]}};`,
    `m.i={fallbackLng:["en"],resources:{es:{${catalogues.join(',')}}}};${called(text)}})();`,
  ].join('\n');
}

function drawn({ draws = [], gives = {}, needs = {} }: ScriptText): string {
  const given = Object.entries(gives).map(
    ([name, props]) =>
      `(0,x.jsx)(y.Slot,{name:"${name}",with:{${props.map((prop) => `${prop}:v`).join(',')}},...z});`,
  );
  const filled = Object.entries(needs).map(
    ([name, props]) =>
      `g({...i,slot:"${name}",needs:{${props.map((prop) => `${prop}:!0`).join(',')}},load:async()=>v});`,
  );
  return [...draws.map((name) => `(0,x.jsx)(y.Slot,{name:"${name}"});`), ...given, ...filled].join('');
}

function read({ texts = {} }: ScriptText): string {
  return Object.entries(texts)
    .map(([namespace, keys]) => {
      const calls = keys.map((key) => `t(${JSON.stringify(key)});`).join('');
      return `(()=>{let{t}=(0,i.useTranslation)("${namespace}");${calls}})();`;
    })
    .join('');
}

function called({ calls = [] }: ScriptText): string {
  return calls
    .map((call) => {
      const [method, url] = call.split(' ');
      return `x={query:()=>({url:"${url}",method:"${method}"})};`;
    })
    .join('');
}
