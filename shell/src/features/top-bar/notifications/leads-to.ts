import type { Notification } from '@estela/contracts';
import { atComment, paths } from '@estela/contracts/paths';

/** Address of the page where it happened. */
export function leadsTo({ type, actor, subject }: Notification): string {
  const { _id: id, group, comment } = subject;
  if (type === 'followRequest') return paths.followers();
  const isForStaff = type === 'groupRequest' || type === 'moderation';
  if (isForStaff && subject.kind === 'group') return paths.group(id, { tab: 'members' });
  switch (subject.kind) {
    case 'pilot':
      return actor ? paths.dashboard(actor.username) : paths.home();
    case 'flight':
      return atComment(paths.flight(id), comment);
    case 'drone':
      return paths.drone(id);
    case 'component':
      return paths.components({ part: id });
    case 'equipmentItem':
      return paths.equipmentItems({ item: id });
    case 'spot':
      return paths.spot(id);
    case 'group':
      return paths.group(id);
    case 'topic':
      return group ? atComment(paths.topic(group, id), comment) : paths.groups();
    case 'post':
      return group ? atComment(paths.post(group, id), comment) : paths.groups();
    case 'flyDay':
      return group ? paths.flyDay(group, id) : paths.groups();
    case 'moderation':
      return paths.moderation({ tab: 'mine' });
  }
}
