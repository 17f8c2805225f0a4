export { LazyMenu, type LazyMenuProps } from './lazy-menu.tsx';
export { Menu, type MenuProps } from './menu.tsx';
export { MenuItem, type MenuItemProps, MenuSeparator } from './menu-item.tsx';
