import type { Group } from '@estela/contracts';
import type { ComponentType } from 'react';

/** What every tab of a group's page is given. */
export interface GroupTabProps {
  group: Group;
}

/** A tab of a group's page: its name in the address, and what it shows, which is a chunk of its own. */
export interface GroupTab {
  id: string;
  /** Key of its text. */
  label: string;
  count?: (group: Group) => number;
  /** Shown to all who know of the group, also of a private one. */
  isOpen?: boolean;
  Content: ComponentType<GroupTabProps>;
}

export type GroupTabs = readonly [GroupTab, ...GroupTab[]];
