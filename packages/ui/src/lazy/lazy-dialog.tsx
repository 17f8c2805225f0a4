import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { type LoadPart, useLazyPart } from './use-lazy-part.ts';

interface OpenProps {
  /** A host of several dialogs names the open one. */
  open: boolean | string | undefined;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog in a chunk of its own, loaded when it is first opened:
 * `const GroupForm = lazyDialog(async () => (await import(...)).GroupForm)`. Where it cannot be loaded a toast says so, and the dialog counts as closed. `fetchAhead` loads it beforehand.
 */
export function lazyDialog<Props extends OpenProps>(load: LoadPart<Props>) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per dialog, when its module loads
  function LazyDialog(props: Props) {
    const { Part, ask } = useLazyPart(load);
    const { open } = props;
    const isWanted = Boolean(open) && !Part;

    const fetch = useEffectEvent(async () => {
      if (!(await ask())) props.onOpenChange(false);
    });
    useEffect(() => {
      if (isWanted) void fetch();
    }, [isWanted]);

    // Stays once it is here: it leaves the screen in its own way and gives the focus back.
    const Dialog = Part as ComponentType<Props> | undefined;
    return Dialog ? <Dialog {...props} /> : null;
  }

  const fetchAhead = () => void load().catch(() => undefined);
  return Object.assign(LazyDialog, { fetchAhead });
}
