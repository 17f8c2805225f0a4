export type { Pick } from './pick-list.tsx';
export { Picker, type PickerProps, shownPicks } from './picker.tsx';
export { PickerField } from './picker-field.tsx';
