import { possibleMentions } from '@estela/contracts/mentions';
import { paths } from '@estela/contracts/paths';
import { Link } from '@estela/runtime';
import type { ReactNode } from 'react';
import { LinkedWords, WholeText } from '../linked-cards/linked-words.tsx';
import { webLinksIn } from '../linked-cards/web-links.ts';
import type { CommentData } from './comment-data.ts';
import styles from './comments.module.css';

/** The words as they were typed; of them names of pilots lead there, and addresses where they say. */
export function CommentText({ text, mentions }: Pick<CommentData, 'text' | 'mentions'>) {
  const parts: ReactNode[] = [];
  const links = webLinksIn(text);
  const isInLink = (place: number) => links.some(({ at, raw }) => place > at && place < at + raw.length);
  let end = 0;
  for (const { at, names } of possibleMentions(text)) {
    const meant = mentions.find(({ name }) => names.includes(name));
    if (!meant || isInLink(at)) continue;
    const after = at + 1 + meant.name.length;
    parts.push(
      <LinkedWords key={`to ${at}`} text={text.slice(end, at)} />,
      <Link key={at} to={paths.dashboard(meant.username)}>
        {text.slice(at, after)}
      </Link>,
    );
    end = after;
  }
  parts.push(<LinkedWords key="end" text={text.slice(end)} />);
  return (
    <WholeText value={text}>
      <p className={styles.text}>{parts}</p>
    </WholeText>
  );
}
