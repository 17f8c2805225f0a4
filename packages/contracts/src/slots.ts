/**
 * Places in the pages of one area that another area fills, with what each is given: a closed list, which publishing
 * knows. What is given only ever grows by optional fields, since the two areas are released apart.
 */
export interface SlotTable {
  /** A drone in short, as the viewer may see it; filled by mf-gear. */
  droneCard: { id: string };
  /** One of the pilot's own drones; filled by mf-gear. `value` is its id, empty while none is chosen. */
  dronePicker: {
    label: string;
    value: string;
    onChange: (id: string) => void;
    /** What is wrong with the choice. */
    error?: string | undefined;
  };
}

export type SlotName = keyof SlotTable;
export type SlotProps<Name extends SlotName> = SlotTable[Name];

const slots: Record<SlotName, true> = { droneCard: true, dronePicker: true };

export const slotNames: readonly string[] = Object.keys(slots);
