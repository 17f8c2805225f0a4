import { type KeyboardEvent, useId, useRef, useState } from 'react';

interface OptionKeysProps {
  /** A new text begins again without a chosen option. */
  of: string;
  /** Whether Enter takes the first option where none is chosen. */
  mayChooseFirst: boolean;
}

/** Keys of a combobox over the options in its list: arrows go round, Home and End to either end, Enter follows. */
export function useOptionKeys({ of, mayChooseFirst }: OptionKeysProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ id: string; of: string }>();
  const active = chosen?.of === of ? chosen.id : undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows are also how a word is put together in other scripts.
    if (event.nativeEvent.isComposing) return;
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const at = options.findIndex(({ id }) => id === active);
    if (event.key === 'Enter') {
      const option = options[at] ?? (mayChooseFirst ? options[0] : undefined);
      if (!option) return;
      event.preventDefault();
      press(option, event);
      return;
    }
    const next = target(event.key, at, options.length);
    const option = next === undefined ? undefined : options[next];
    if (!option) return;
    event.preventDefault();
    setChosen({ id: option.id, of });
    option.scrollIntoView({ block: 'nearest' });
  };

  return { listId, list, active, onKeyDown };
}

function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : 0;
  if (key === 'ArrowUp') return at > 0 ? at - 1 : count - 1;
  // Before an option is chosen they belong to the text.
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** As the pointer would: with Ctrl a link opens in a tab of its own. */
function press(option: HTMLElement, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  option.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
