import { cx } from '@estela/ui';
import { type ElementType, type KeyboardEvent, type PointerEvent, type ReactNode, use } from 'react';
import styles from './menu.module.css';
import { CloseMenu } from './menu-context.ts';

export interface MenuItemProps {
  icon?: ReactNode;
  /** A figure or state at the far end. */
  detail?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  /** For items that lead somewhere: the link component and its props. */
  as?: ElementType;
  link?: Record<string, unknown>;
  children: ReactNode;
}

/** One choice: an action, or with `as={Link} link={{ to }}` a link. */
export function MenuItem({ icon, detail, danger, disabled, onSelect, as, link, children }: MenuItemProps) {
  const close = use(CloseMenu);
  const Element = as ?? 'button';
  return (
    <Element
      {...(as ? link : { type: 'button' })}
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      className={cx(styles.item, danger && styles.danger)}
      onPointerMove={standOn}
      onKeyDown={pressBySpace}
      onClick={(event: { preventDefault: () => void }) => {
        if (disabled) return event.preventDefault();
        close();
        onSelect?.();
      }}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>{children}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </Element>
  );
}

/** Pointer and keyboard share one place in the menu. */
function standOn({ currentTarget }: PointerEvent<HTMLElement>) {
  if (document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true });
}

/** Links react to Enter only; menu items react to Space too. */
function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ' || event.currentTarget.tagName === 'BUTTON') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Divides the menu. */
export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
