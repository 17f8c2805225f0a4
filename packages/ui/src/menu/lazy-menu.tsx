import { IconButton, type IconButtonProps } from '@estela/ui';
import { type LoadPart, useLazyPart } from '@estela/ui/lazy';
import { EllipsisVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { FocusOnMounting, type FocusOnOpening, focusByArrow, focusByClick } from './focus-on-opening.ts';

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
  const [focus, setFocus] = useState<FocusOnOpening>('none');
  if (Menu)
    return (
      <FocusOnMounting value={focus}>
        <Menu {...given} trigger={<IconButton {...face} />} />
      </FocusOnMounting>
    );

  function press(wanted: FocusOnOpening) {
    setFocus(wanted);
    onFirstPress?.();
    void ask();
  }
  function pressArrow(event: KeyboardEvent) {
    const wanted = focusByArrow[event.key];
    if (!wanted) return;
    event.preventDefault();
    press(wanted);
  }
  return (
    <IconButton
      {...face}
      aria-expanded={false}
      onClick={(event) => press(focusByClick(event))}
      onKeyDown={pressArrow}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    />
  );
}
