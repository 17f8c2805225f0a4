export interface MenuPlace {
  align: 'start' | 'end';
  side: 'bottom' | 'top';
}

/** Pixels between trigger and menu, and between menu and the edge of the screen. */
const gap = 6;
const margin = 8;

/** Puts the open menu at its trigger: on the preferred side if it fits there, else on the side with more room. */
export function placeMenu(menu: HTMLElement, trigger: Element, { align, side }: MenuPlace): void {
  const anchor = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const room = { top: anchor.top - gap - margin, bottom: clientHeight - anchor.bottom - gap - margin };
  const other = side === 'bottom' ? 'top' : 'bottom';
  const height = menu.scrollHeight;
  const chosen = height > room[side] && room[other] > room[side] ? other : side;
  const shown = Math.min(height + 2, Math.max(room[chosen], 0));
  const left = align === 'end' ? anchor.right - menu.offsetWidth : anchor.left;
  const top = chosen === 'bottom' ? anchor.bottom + gap : anchor.top - gap - shown;
  menu.style.setProperty(
    '--left',
    `${Math.max(margin, Math.min(left, clientWidth - menu.offsetWidth - margin))}px`,
  );
  menu.style.setProperty('--top', `${Math.max(margin, top)}px`);
  menu.style.setProperty('--room', `${Math.max(room[chosen], 0)}px`);
}
