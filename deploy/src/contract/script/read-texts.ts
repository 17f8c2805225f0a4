import type { CallExpression, Identifier, Node } from 'estree';
import type { Script } from './parse-script.ts';
import { calledName, keyOf, propertiesOf, propertyOf, textOf, textsOf } from './syntax.ts';

/** A text that a script asks for by its key, as `common:seeAll`; `*` at the end stands for words that it computes. */
export type TextKey = string;

/** Namespace of `t` without one of its own, as in the i18n package. */
const defaultNamespace = 'common';

/** Keys that are read by `t('key')`, where `t` comes from `useTranslation('namespace')`. */
export function readTextKeys(script: Script): TextKey[] {
  const found = script.nodes.flatMap((node) => {
    if (node.type !== 'CallExpression' || calledName(node) !== 'useTranslation') return [];
    const namespace = node.arguments.length === 0 ? defaultNamespace : textOf(node.arguments[0]);
    return translatorsOf(script, node).flatMap((call) => keysOf(call, namespace));
  });
  return [...new Set(found)].sort();
}

/** The calls of `t` in the scope of `const { t } = useTranslation(...)`. */
function translatorsOf(script: Script, use: CallExpression): CallExpression[] {
  const declarator = script.parentOf(use);
  if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'ObjectPattern') return [];
  const names = declarator.id.properties.flatMap((property) =>
    property.type === 'Property' && keyOf(property) === 't' && property.value.type === 'Identifier'
      ? [property.value]
      : [],
  );
  return names.flatMap((name) => script.namesakesOf(name).flatMap((other) => callOf(script, other)));
}

function callOf(script: Script, name: Identifier): CallExpression[] {
  const parent = script.parentOf(name);
  return parent?.type === 'CallExpression' && parent.callee === name ? [parent] : [];
}

function keysOf({ arguments: [key, options] }: CallExpression, namespace: string | undefined): TextKey[] {
  const chosen = options?.type === 'ObjectExpression' ? textOf(propertyOf(options, 'ns')) : undefined;
  return textsOf(key).flatMap(({ text, isWhole }) => {
    const [before, after] = text.split(':', 2);
    const from = chosen ?? (after === undefined ? namespace : before);
    return from === undefined ? [] : [`${from}:${after ?? before}${isWhole ? '' : '*'}`];
  });
}

/** Namespace -> keys of the texts that a script brings for all, from the options of i18next. */
export function readCatalogues(script: Script): Record<string, string[]> {
  for (const node of script.nodes) {
    if (node.type !== 'ObjectExpression' || !propertyOf(node, 'fallbackLng')) continue;
    const [language] = propertiesOf(propertyOf(node, 'resources'));
    if (!language) continue;
    return Object.fromEntries(
      propertiesOf(language.value).map((property) => [
        keyOf(property) ?? '',
        keysIn(parsedJson(script, property.value)),
      ]),
    );
  }
  return {};
}

/** The value of `JSON.parse('...')`, there or in the variable that is named. */
function parsedJson(script: Script, node: Node): unknown {
  if (node.type === 'Identifier') {
    const declaration = script.declarationOf(node);
    const declarator = declaration && script.parentOf(declaration);
    return declarator?.type === 'VariableDeclarator' && declarator.init
      ? parsedJson(script, declarator.init)
      : undefined;
  }
  const text = node.type === 'CallExpression' && calledName(node) === 'parse' && textOf(node.arguments[0]);
  return text ? JSON.parse(text) : undefined;
}

/** Keys of the texts in a catalogue, as `error.network`. */
function keysIn(catalogue: unknown, before = ''): string[] {
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysIn(value, `${before}${key}.`),
  );
}
