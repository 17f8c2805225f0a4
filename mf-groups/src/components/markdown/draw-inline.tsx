import { LinkedWords, linkTarget, namesItem } from '@estela/kit/linked-cards';
import { Link } from '@estela/runtime';
import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { TaskMark } from './task-mark.tsx';

/** Inline Markdown: as elements where there is one for it, else as it was typed. */
export function drawInline(tokens: readonly Token[] = [], isLink = false): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change order
  return tokens.map((token, at) => <Fragment key={at}>{drawWords(token, isLink)}</Fragment>);
}

function drawWords(token: Token, isLink: boolean): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{drawInline(token.tokens, isLink)}</strong>;
    case 'em':
      return <em>{drawInline(token.tokens, isLink)}</em>;
    case 'del':
      return <del>{drawInline(token.tokens, isLink)}</del>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'link':
      return drawLink(token as Tokens.Link, drawInline(token.tokens, true));
    case 'image':
      return drawLink(token as Tokens.Image, (token as Tokens.Image).text || token.raw);
    case 'checkbox':
      return <TaskMark isDone={(token as Tokens.Checkbox).checked} />;
    case 'text':
      return token.tokens ? drawInline(token.tokens, isLink) : drawText((token as Tokens.Text).text, isLink);
    default:
      return token.raw;
  }
}

/** A link contains no other link. */
const drawText = (text: string, isLink: boolean) => (isLink ? text : <LinkedWords text={text} />);

function drawLink({ href, raw }: { href: string; raw: string }, words: ReactNode): ReactNode {
  const target = linkTarget(href);
  if (!target) return raw;
  if (raw === href && namesItem(raw)) return <LinkedWords text={raw} />;
  if (target.inside !== undefined) return <Link to={target.inside}>{words}</Link>;
  return (
    <a href={target.outside} target="_blank" rel="nofollow noopener noreferrer ugc">
      {words}
    </a>
  );
}
