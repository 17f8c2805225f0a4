import type { Node } from 'estree';
import type { Script } from './parse-script.ts';
import { keyOf, memberName, propertiesOf, propertyOf, textOf } from './syntax.ts';

/** A slot that a script draws or fills. */
export interface SlotFacts {
  name: string;
  /** Names of the props that it gives or needs; missing where the script computes them. */
  props?: string[];
}

/** What a script draws by `<Slot name="..." with={{ ... }}>`; other areas fill it. */
export function readDrawnSlots({ nodes }: Script): SlotFacts[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const [component, props] = node.arguments;
    if (!component || memberName(component) !== 'Slot' || props?.type !== 'ObjectExpression') return [];
    const name = textOf(propertyOf(props, 'name'));
    return name === undefined ? [] : [{ name, ...namesIn(propertyOf(props, 'with')) }];
  });
}

/** What a script fills by `fillSlot({ slot: '...', needs: { ... }, load, ... })`. */
export function readFilledSlots({ nodes }: Script): SlotFacts[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'ObjectExpression' || !propertyOf(node, 'load')) return [];
    const name = textOf(propertyOf(node, 'slot'));
    return name === undefined ? [] : [{ name, ...namesIn(propertyOf(node, 'needs')) }];
  });
}

function namesIn(node: Node | undefined): { props?: string[] } {
  if (node?.type !== 'ObjectExpression') return {};
  const names = propertiesOf(node).map(keyOf);
  const isWhole = names.length === node.properties.length && names.every((name) => name !== undefined);
  return isWhole ? { props: names.filter((name) => name !== undefined) } : {};
}
