import { areas, base, borrowed, kit } from './areas.mjs';

/** Each generated file with its text, from the table of calls. */
export function generateAreas(calls) {
  const named = (ids) => ids.map((id) => [id, calls[id]]);
  const shared = [...base, ...Object.values(kit).flat()];
  const files = areas.map((area) => {
    const own = Object.entries(calls).filter(([id, call]) => call.area === area && !shared.includes(id));
    const others = Object.entries(borrowed[area] ?? {}).map(([name, id]) => [name, calls[id]]);
    return [area, generateArea(area, [...own, ...others])];
  });
  const parts = Object.entries(kit).map(([part, ids]) => [part, generateArea(part, named(ids))]);
  return Object.fromEntries([['base', generateArea('base', named(base))], ...parts, ...files]);
}

function generateArea(area, endpoints) {
  const body = endpoints.map(([name, call]) => endpoint(name, call)).join('');
  const types = ['CallAnswer', 'CallBody', 'CallParams', 'CallQuery'].filter((name) =>
    body.includes(`${name}<`),
  );
  const values = ['injectArea', 'streamOptions', 'Seen', 'StreamQuery', 'UploadArg'].filter(
    (name) => name === 'injectArea' || body.includes(name),
  );
  return `// Made from the table of calls by packages/api/bin/generate.mjs: do not edit.
${imports(area, values, `import type { ${types.join(', ')} } from '@estela/contracts';`)}

export const ${area}Endpoints = injectArea('${area}', (build) => ({
${body}}));
`;
}

const files = {
  injectArea: 'inject-area',
  streamOptions: 'stream-options',
  StreamQuery: 'stream-options',
  Seen: 'base-query',
  UploadArg: 'base-query',
};

/** The entry point cannot import itself by name; an area must, or it would bundle a second copy. */
function imports(area, names, contracts) {
  const named = (name) => (/^[A-Z]/.test(name) ? `type ${name}` : name);
  const lines =
    area === 'base'
      ? [contracts, ...names.map((name) => `import { ${named(name)} } from '../${files[name]}.ts';`)]
      : [`import { ${names.map(named).join(', ')} } from '@estela/api';`, contracts];
  return lines.join('\n').replace('import { type UploadArg }', 'import type { UploadArg }');
}

function endpoint(name, call) {
  const { type, argument } = argumentOf(call);
  const answer = `CallAnswer<'${call.id}'>`;
  if (isStream(call)) {
    return `  ${name}: build.infiniteQuery<${answer}, ${type}, string | null>({
    ...streamOptions,
    query: ({ queryArg: ${argument}, pageParam }) => (${request(call)}),
  }),
`;
  }
  return `  ${name}: build.${call.method === 'GET' ? 'query' : 'mutation'}<${answer}, ${type}>({
    query: (${argument}) => (${request(call)}),
  }),
`;
}

/** The argument of a hook: one value where it is all that the call takes, else an object. */
function argumentOf(call) {
  const params = paramsOf(call);
  const named = `'${call.id}'`;
  const parts = [
    params.length > 0 && [params.join(', '), `CallParams<${named}>`],
    call.query && ['...params', isStream(call) ? `StreamQuery<${named}>` : `CallQuery<${named}>`],
    call.body && ['body', `{ body: CallBody<${named}> }`],
    call.upload && ['...file', 'UploadArg'],
    call.isConditional && ['seen', 'Seen'],
  ].filter(Boolean);
  if (parts.length === 0) return { type: 'void', argument: '' };
  if (parts.length === 1 && params.length === 1) return { type: 'string', argument: params[0] };
  if (parts.length === 1 && call.body) return { type: `CallBody<${named}>`, argument: 'body' };
  const argument = `{ ${parts.map(([pattern]) => pattern).join(', ')} }`;
  const type = parts.map(([, part]) => part).join(' & ');
  return { type, argument: argument === '{ ...params }' ? 'params' : argument };
}

function request(call) {
  const path = call.path.replace(/:(\w+)/g, (_, name) => `\${encodeURIComponent(${name})}`);
  const query = isStream(call) ? 'params: { ...params, cursor: pageParam ?? undefined }' : 'params';
  const parts = [
    path === call.path ? `url: '${path}'` : `url: \`${path}\``,
    call.method !== 'GET' && `method: '${call.method}'`,
    call.query && query,
    call.body && 'body',
    call.isConditional && 'seen',
    // Its errors are JSON all the same.
    call.media && "responseHandler: 'content-type'",
    call.upload && `upload: { field: '${call.upload}', ${call.status === 201 ? 'adds: true, ' : ''}...file }`,
  ];
  return `{ ${parts.filter(Boolean).join(', ')} }`;
}

function paramsOf(call) {
  return [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
}

/** A stream is read by a cursor: the page parameter of an infinite query, not an argument. */
function isStream(call) {
  return call.query !== undefined && 'cursor' in call.query.shape;
}
