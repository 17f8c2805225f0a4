import type { ReportCase } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { Link } from '@estela/runtime';

type Subject = Pick<ReportCase, 'kind' | 'target' | 'title'> & Partial<Pick<ReportCase, 'group'>>;

function addressOf({ kind, target, title, group }: Subject): string | undefined {
  if (kind === 'user') return paths.dashboard(title);
  if (kind === 'flight') return paths.flight(target);
  if (kind === 'drone') return paths.drone(target);
  if (kind === 'spot') return paths.spot(target);
  if (kind === 'group') return paths.group(target);
  return group ? paths.group(group) : undefined;
}

/** What a report or a decision is about; without a link where nothing says which page it stands on. */
export function SubjectLink(subject: Subject) {
  const address = addressOf(subject);
  return address ? <Link to={address}>{subject.title}</Link> : <span>{subject.title}</span>;
}
