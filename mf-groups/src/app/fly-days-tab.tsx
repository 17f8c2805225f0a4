import { FlyDayList } from '../features/fly-day-list/fly-day-list.tsx';
import type { GroupTabProps } from '../features/group-detail/group-tab.ts';

export function FlyDaysTab({ group }: GroupTabProps) {
  return <FlyDayList group={group} />;
}
