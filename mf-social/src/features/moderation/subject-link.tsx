import type { ReportCase } from '@estela/contracts';
import { atComment, paths } from '@estela/contracts/paths';
import { Link } from '@estela/runtime';

type Subject = Pick<ReportCase, 'kind' | 'target' | 'title'> &
  Partial<Pick<ReportCase, 'group' | 'topic' | 'post' | 'flight'>> & {
    /** Of the pilot that it is about, as it is now: `title` says how it was. */
    username?: string | undefined;
  };

function addressOf(subject: Subject): string | undefined {
  const { kind, target, title, group, username = title } = subject;
  switch (kind) {
    case 'user':
      return paths.dashboard(username);
    case 'flight':
      return paths.flight(target);
    case 'drone':
      return paths.drone(target);
    case 'spot':
      return paths.spot(target);
    case 'group':
      return paths.group(target);
    case 'topic':
      return group ? paths.topic(group, target) : undefined;
    case 'post':
      return group ? paths.post(group, target) : undefined;
    case 'comment':
      return addressOfComment(subject);
  }
}

function addressOfComment({ target, group, topic, post, flight }: Subject): string | undefined {
  if (flight) return atComment(paths.flight(flight), target);
  if (group && topic) return atComment(paths.topic(group, topic), target);
  if (group && post) return atComment(paths.post(group, post), target);
  return undefined;
}

/** What a report or a decision is about; without a link where nothing says which page it stands on. */
export function SubjectLink(subject: Subject) {
  const address = addressOf(subject);
  return address ? <Link to={address}>{subject.title}</Link> : <span>{subject.title}</span>;
}
