import type { Script } from './parse-script.ts';
import { memberName, propertyOf, textOf } from './syntax.ts';

/** Names of the slots that a script draws by `<Slot name="...">`; other areas fill them. */
export function readSlots({ nodes }: Script): string[] {
  const found = nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const [component, props] = node.arguments;
    const isSlot = component !== undefined && memberName(component) === 'Slot';
    const name = props?.type === 'ObjectExpression' ? textOf(propertyOf(props, 'name')) : undefined;
    return isSlot && name !== undefined ? [name] : [];
  });
  return [...new Set(found)];
}
