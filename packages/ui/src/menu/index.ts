export { LazyMenu, type LazyMenuProps } from './lazy-menu.tsx';
export { Menu, type MenuProps } from './menu.tsx';
export { MenuGroup, type MenuGroupProps, MenuItem, type MenuItemProps, MenuSeparator } from './menu-item.tsx';
