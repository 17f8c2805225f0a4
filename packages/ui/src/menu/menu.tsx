import { cx } from '@estela/ui';
import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './menu.module.css';
import { CloseMenu } from './menu-context.ts';
import { itemForKey, itemsOf } from './menu-keys.ts';
import { placeMenu } from './place-menu.ts';

interface TriggerProps {
  id?: string;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Of a menu that the press on its trigger has mounted: by which key that was, in `LazyMenu`'s words. */
  'data-focus'?: FocusedItem | undefined;
}

/** Which item takes the focus on opening; by pointer none does, the menu itself holds it. */
type FocusedItem = 'first' | 'last' | 'none';

export interface MenuProps {
  /** The button that opens it: a `Button` or `IconButton` element. It names the menu. */
  trigger: ReactElement;
  /** Where it opens against the trigger. */
  align?: 'start' | 'end';
  side?: 'bottom' | 'top';
  open?: boolean;
  /** For a menu that the press on its trigger has mounted. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  /** `MenuItem`, `MenuGroup`, `MenuSeparator`. */
  children: ReactNode;
}

/**
 * A menu of actions by the ARIA pattern, in the browser's top layer. Our own, because a card list draws one per card
 * and the library's costs 40 kB where this costs two.
 */
export function Menu({
  trigger,
  align = 'end',
  side = 'bottom',
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
}: MenuProps) {
  const own = useId();
  const { id = own, onClick, onKeyDown, 'data-focus': byPress = 'none' } = trigger.props as TriggerProps;
  const [opened, setOpened] = useState(defaultOpen);
  const shown = open ?? opened;
  const menu = useRef<HTMLDivElement>(null);
  const first = useRef<FocusedItem>(byPress);

  const change = (next: boolean) => {
    setOpened(next);
    onOpenChange?.(next);
  };
  const close = () => {
    change(false);
    document.getElementById(id)?.focus();
  };
  const show = (focus: FocusedItem) => {
    first.current = focus;
    change(true);
  };

  useLayoutEffect(() => {
    const element = menu.current;
    const anchor = document.getElementById(id);
    if (!shown || !element || !anchor) return;
    element.showPopover?.();
    const place = () => placeMenu(element, anchor, { align, side });
    place();
    const items = itemsOf(element);
    const focused = { first: items[0], last: items[items.length - 1], none: element }[first.current];
    (focused ?? element).focus({ preventScroll: true });
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [shown, id, align, side]);

  const pressedAt = useEffectEvent((target: Node) => {
    const inside = menu.current?.contains(target) || document.getElementById(id)?.contains(target);
    if (!inside) change(false);
  });
  useEffect(() => {
    if (!shown) return;
    const press = (event: PointerEvent) => pressedAt(event.target as Node);
    document.addEventListener('pointerdown', press, { capture: true });
    return () => document.removeEventListener('pointerdown', press, { capture: true });
  }, [shown]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') change(false);
    else {
      const item = itemForKey(event.key, itemsOf(event.currentTarget), document.activeElement);
      if (!item) return;
      event.preventDefault();
      item.focus();
    }
  };

  const handle = cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': shown,
    onClick: (event: MouseEvent) => {
      onClick?.(event);
      // A click without a press is the keyboard's.
      if (shown) close();
      else show(event.detail === 0 ? 'first' : 'none');
    },
    onKeyDown: (event: KeyboardEvent) => {
      onKeyDown?.(event);
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      show(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  });

  return (
    <>
      {handle}
      {shown && (
        <div
          ref={menu}
          role="menu"
          aria-labelledby={id}
          tabIndex={-1}
          popover="manual"
          className={cx(styles.popup, className)}
          onKeyDown={move}
        >
          <CloseMenu value={close}>{children}</CloseMenu>
        </div>
      )}
    </>
  );
}
