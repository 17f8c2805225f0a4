import type { Group } from '@estela/contracts';
import type { ComponentType } from 'react';

/** Props of every tab of a group's page. */
export interface GroupTabProps {
  group: Group;
}

/** A tab of a group's page: its name in the address, and its component, in a chunk of its own. */
export interface GroupTab {
  id: string;
  /** Key of its label. */
  label: string;
  count?: (group: Group) => number;
  /** Shown to everybody who can see the group, also a private one. */
  isOpen?: boolean;
  Content: ComponentType<GroupTabProps>;
}

export type GroupTabs = readonly [GroupTab, ...GroupTab[]];
