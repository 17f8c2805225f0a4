/**
 * Slots by name, with the props that each gets. An area that offers a slot declares it here by augmentation:
 * `declare module '@estela/runtime/slot-table' { interface SlotTable { 'pilot-card': { username: string } } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it exists to be augmented
export interface SlotTable {}

export type SlotName = Extract<keyof SlotTable, string>;
export type SlotProps<Name extends SlotName> = SlotTable[Name] & object;
