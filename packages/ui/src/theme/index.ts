export { isLightTheme, watchTheme } from './page-theme.ts';
