import { IconButton, type IconButtonProps } from '@estela/ui';
import { type LoadPart, useLazyPart } from '@estela/ui/lazy';
import { EllipsisVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';

export interface LazyMenuProps<Given extends object> {
  /** Names the button: what the actions are for. */
  label: string;
  /** Brings the menu; it is mounted by the first press on its trigger, and therefore `defaultOpen`. */
  load: LoadPart<Given & { trigger: ReactElement }>;
  /** What the menu is about. */
  given: Given;
  /** Default: three dots. */
  icon?: IconButtonProps<'button'>['icon'];
  className?: string | undefined;
  /** The first press, which also opens the menu. */
  onFirstPress?: () => void;
}

/** The item that an arrow on the button leads to. */
const itemBy: Partial<Record<string, string>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** The button of a menu that weighs more than the list it stands in: it comes when someone reaches for it. */
export function LazyMenu<Given extends object>(props: LazyMenuProps<Given>) {
  const {
    label,
    load,
    given,
    icon = <EllipsisVertical aria-hidden="true" />,
    className,
    onFirstPress,
  } = props;
  const { Part: Menu, ask, fetchAhead } = useLazyPart(load);
  const face = { label, icon, className, 'aria-haspopup': 'menu' } as const;
  const [focus, setFocus] = useState('none');
  if (Menu) return <Menu {...given} trigger={<IconButton {...face} data-focus={focus} />} />;

  function press(wanted: string) {
    setFocus(wanted);
    onFirstPress?.();
    void ask();
  }
  function pressArrow(event: KeyboardEvent) {
    const wanted = itemBy[event.key];
    if (!wanted) return;
    event.preventDefault();
    press(wanted);
  }
  return (
    <IconButton
      {...face}
      aria-expanded={false}
      // A click without a press is the keyboard's.
      onClick={({ detail }) => press(detail === 0 ? 'first' : 'none')}
      onKeyDown={pressArrow}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    />
  );
}
