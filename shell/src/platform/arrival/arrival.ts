export { followNavigation } from './follow-navigation.ts';
export { keepFocus } from './keep-focus.ts';
