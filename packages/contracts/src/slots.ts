/** What a picker of one thing is given. */
interface OnePicker {
  label: string;
  /** Its id, empty while none is chosen. */
  value: string;
  onChange: (id: string) => void;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/** What a picker of several things is given: ids, and what to do with others. */
interface ManyPicker {
  /** Names the group. */
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/**
 * Places in the pages of one area that another area fills, with what each is given: a closed list, which publishing
 * knows. What is given only ever grows by optional fields, since the two areas are released apart.
 */
export interface SlotTable {
  /** A flight in short, as the viewer may see it; filled by mf-flights. */
  flightCard: { id: string };
  /** A drone in short, as the viewer may see it; filled by mf-gear. */
  droneCard: { id: string };
  /** What a flight, a drone or a spot is called, as the viewer may see it: words within a line; filled as their cards. */
  flightName: { id: string };
  droneName: { id: string };
  spotName: { id: string };
  /** One of the pilot's own drones; filled by mf-gear. */
  dronePicker: OnePicker;
  /** The pilot's own batteries, with how each is doing; filled by mf-gear. */
  packPicker: ManyPicker;
  /** The pilot's own equipment but batteries; filled by mf-gear. */
  equipmentPicker: ManyPicker;
  /** A piece of the viewer's own equipment in a line; filled by mf-gear. */
  equipmentCard: { id: string };
  /** What of the viewer's own gear is due or needs care, at most so many lines of each kind; filled by mf-gear. */
  gearCare: { most: number };
  /** A spot in short, as the viewer may see it; filled by mf-spots. */
  spotCard: { id: string };
  /** One of the pilot's own spots, from a list or a map, or a new one, marked at `at` to begin with; filled by mf-spots. */
  spotPicker: OnePicker & { at?: { lat: number; lng: number } | undefined };
  /** What may be flown at a place, by ISO text when; now where there is none. Filled by mf-spots. */
  airspaceVerdict: { lat: number; lng: number; at?: string | undefined };
  /** Light at a place on the day of `at`, on the viewer's clock; filled by mf-spots. */
  sunTimes: { lat: number; lng: number; at: string };
  /** What the viewer's groups fly next, at most so many; filled by mf-groups. */
  nextFlyDays: { most: number };
  /**
   * The search of everything, over the page; filled by mf-social. `takeTyped` hands over, once, what was typed between
   * the wish for it and the focus of its box.
   */
  search: { open: boolean; onOpenChange: (open: boolean) => void; takeTyped?: () => string };
  /** Follows a pilot, by id; nothing for oneself. Filled by mf-social. */
  followButton: { userId: string };
  /** A pilot in short, with the follow button; filled by mf-social. */
  pilotCard: { id: string };
  /** What is said about a flight, with a box to say more; filled by mf-social. */
  flightComments: { flightId: string; ownerId: string; isOff: boolean };
}

export type SlotName = keyof SlotTable;
export type SlotProps<Name extends SlotName> = SlotTable[Name];

const slots: Record<SlotName, true> = {
  flightCard: true,
  droneCard: true,
  flightName: true,
  droneName: true,
  spotName: true,
  dronePicker: true,
  packPicker: true,
  equipmentPicker: true,
  equipmentCard: true,
  gearCare: true,
  spotCard: true,
  spotPicker: true,
  airspaceVerdict: true,
  sunTimes: true,
  nextFlyDays: true,
  search: true,
  followButton: true,
  pilotCard: true,
  flightComments: true,
};

export const slotNames: readonly string[] = Object.keys(slots);
