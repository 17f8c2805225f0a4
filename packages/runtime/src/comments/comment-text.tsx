import { possibleMentions } from '@estela/contracts/mentions';
import { paths } from '@estela/contracts/paths';
import { Link } from '@estela/runtime';
import type { ReactNode } from 'react';
import styles from './comments.module.css';
import type { ShownComment } from './shown-comment.ts';

/** The words as they were typed; of them only the names of pilots lead anywhere. */
export function CommentText({ text, mentions }: Pick<ShownComment, 'text' | 'mentions'>) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { at, names } of possibleMentions(text)) {
    const meant = mentions.find(({ name }) => names.includes(name));
    if (!meant) continue;
    const after = at + 1 + meant.name.length;
    parts.push(
      text.slice(end, at),
      <Link key={at} to={paths.dashboard(meant.username)}>
        {text.slice(at, after)}
      </Link>,
    );
    end = after;
  }
  parts.push(text.slice(end));
  return <p className={styles.text}>{parts}</p>;
}
