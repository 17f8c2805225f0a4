import type { GroupTabProps } from '../features/group-detail/group-tab.ts';
import { MemberList } from '../features/group-members/member-list.tsx';

export function MembersTab({ group }: GroupTabProps) {
  return <MemberList group={group} />;
}
