import { createRequire } from 'node:module';
import { fileOf } from './areas.mjs';

// Its ES build imports lodash without an extension, which Node refuses.
const { generateEndpoints } = createRequire(import.meta.url)('@rtk-query/codegen-openapi');

/** The text of one area's generated file. */
export async function generateArea(area, document, schemaFile) {
  const operations = operationsOf(document).filter(({ id, tag }) => fileOf(id, tag) === area);
  const names = new Set(operations.map(({ id }) => id));
  const code = await generateEndpoints({
    schemaFile,
    apiFile: '@estela/api',
    apiImport: 'baseApi',
    exportName: `${area}Endpoints`,
    hooks: true,
    encodePathParams: true,
    flattenArg: true,
    useUnknown: true,
    filterEndpoints: (_name, { operation }) => names.has(operation.operationId),
  });
  const shaped = operations.reduce(shapedAs, code);
  return framed(shaped, area, operations);
}

function shapedAs(code, operation) {
  if (operation.stream) return asStream(code, operation);
  return operation.upload ? asUpload(code, operation) : code;
}

function operationsOf(document) {
  return Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => ({
      id: operation.operationId,
      tag: operation.tags[0],
      stream: (operation.parameters ?? []).some(({ name }) => name === 'cursor'),
      upload: Object.keys(
        operation.requestBody?.content?.['multipart/form-data']?.schema?.properties ?? {},
      )[0],
    })),
  );
}

/** A stream becomes an infinite query: the cursor is the page's parameter, no longer an argument. */
function asStream(code, { id }) {
  const name = pascal(id);
  return replaceOnce(
    replaceOnce(
      code,
      new RegExp(`${id}: build\\.query<\\s*(\\w+),\\s*(\\w+),?\\s*>\\(\\s*\\{\\s*query: \\(queryArg\\) =>`),
      `${id}: build.infiniteQuery<$1, $2, string | null>({ infiniteQueryOptions: streamOptions, query: ({ queryArg, pageParam }) =>`,
    )
      .replaceAll('cursor: queryArg.cursor', 'cursor: pageParam ?? undefined')
      .replace(`use${name}Query`, `use${name}InfiniteQuery`),
    new RegExp(`(export type ${name}ApiArg = \\{[^}]*?)\\s*cursor\\?: string;`),
    '$1',
  );
}

/** An upload takes a file and tells its progress; the base query sends it. */
function asUpload(code, { id, upload }) {
  const start = code.search(new RegExp(`\\b${id}: build\\.mutation<`));
  const shaped =
    code.slice(0, start) +
    replaceOnce(
      code.slice(start),
      /body: queryArg\.body/,
      `upload: { field: '${upload}', file: queryArg.file, onProgress: queryArg.onProgress }`,
    );
  return replaceOnce(
    shaped,
    new RegExp(`(export type ${pascal(id)}ApiArg = \\{[^}]*?)body: \\{\\s*${upload}: Blob;\\s*\\};\\s*\\}`),
    '$1} & UploadArg',
  );
}

function framed(code, area, operations) {
  const names = operations.map(({ id }) => `'${id}'`).join(', ');
  const door = ['baseApi as api', 'claimEndpoints'];
  if (operations.some(({ stream }) => stream)) door.push('streamOptions');
  if (operations.some(({ upload }) => upload)) door.push('type UploadArg');
  const imported =
    area === 'session' ? sessionImports(door) : `import { ${door.join(', ')} } from '@estela/api';`;
  const body = replaceOnce(
    replaceOnce(code, /^import .*$/m, imported),
    /overrideExisting: false/,
    `overrideExisting: claimEndpoints('${area}', [${names}])`,
  );
  return `// Made from openapi.json by packages/api/bin/generate.mjs: do not edit.\n${body}`;
}

/** The base door cannot import itself by name. */
function sessionImports(door) {
  const files = {
    'baseApi as api': '../base-api.ts',
    claimEndpoints: '../claim-endpoints.ts',
    streamOptions: '../stream-options.ts',
    'type UploadArg': '../base-query.ts',
  };
  return door.map((name) => importLine(name, files[name])).join('\n');
}

function importLine(name, file) {
  const type = name.startsWith('type ');
  return `import ${type ? 'type ' : ''}{ ${name.replace('type ', '')} } from '${file}';`;
}

function replaceOnce(text, pattern, replacement) {
  if (!pattern.test(text)) throw new Error(`The generated code has no ${pattern}`);
  return text.replace(pattern, replacement);
}

function pascal(name) {
  return name[0].toUpperCase() + name.slice(1);
}
