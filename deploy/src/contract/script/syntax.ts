import type { CallExpression, Expression, Node, ObjectExpression, Property } from 'estree';

/** Words that a text is known to begin with; the whole text where `isWhole`. */
export interface KnownText {
  text: string;
  isWhole: boolean;
}

export function textOf(node: Node | null | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

export function numberOf(node: Node | null | undefined): number | undefined {
  return node?.type === 'Literal' && typeof node.value === 'number' ? node.value : undefined;
}

/** The name of a property, written as a word, a text or a number. */
export function keyOf(property: Property): string | undefined {
  if (property.computed) return textOf(property.key);
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' ? String(property.key.value) : undefined;
}

/** The properties of an object in a script; what is spread into it cannot be read. */
export function propertiesOf(node: Node | null | undefined): Property[] {
  return node?.type === 'ObjectExpression'
    ? node.properties.filter((property) => property.type === 'Property')
    : [];
}

export function propertyOf(node: ObjectExpression, name: string): Node | undefined {
  return propertiesOf(node).find((property) => keyOf(property) === name)?.value;
}

/** `name` of `name(...)`, `x.name(...)` and `(0, x.name)(...)`. */
export function calledName({ callee }: CallExpression): string | undefined {
  const last = callee.type === 'SequenceExpression' ? callee.expressions.at(-1) : callee;
  if (last?.type === 'Identifier') return last.name;
  return last?.type === 'MemberExpression' ? memberName(last) : undefined;
}

/** `name` of `x.name` and `x["name"]`. */
export function memberName(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  return !node.computed && node.property.type === 'Identifier' ? node.property.name : textOf(node.property);
}

/** Every text that an expression can be, as far as the script shows it; nothing where it is all computed. */
export function textsOf(node: Expression | Node | undefined): KnownText[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, isWhole: true }] : [];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'TemplateLiteral': {
      const text = node.quasis[0]?.value.cooked ?? '';
      return text === '' ? [] : [{ text, isWhole: node.expressions.length === 0 }];
    }
    case 'BinaryExpression':
      return node.operator === '+' ? textsOf(node.left).map(({ text }) => ({ text, isWhole: false })) : [];
    default:
      return [];
  }
}
