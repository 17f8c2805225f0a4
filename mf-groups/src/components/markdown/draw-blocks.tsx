import type { Token, Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { drawInline } from './draw-inline.tsx';
import styles from './markdown.module.css';
import { TaskMark } from './task-mark.tsx';

/** Deeper than anybody writes; beyond it the text is shown as it was typed. */
const deepest = 12;

/** Headings rank below the title of the post. */
const headingOf = (depth: number) => `h${Math.min(depth + 2, 6)}`;

export function drawBlocks(tokens: readonly Token[] = [], depth = 0): ReactNode {
  if (depth > deepest) return tokens.map(({ raw }) => raw).join('');
  // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change order
  return tokens.map((token, at) => <Fragment key={at}>{drawBlock(token, depth)}</Fragment>);
}

function drawBlock(token: Token, depth: number): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return <p>{drawInline(token.tokens)}</p>;
    case 'heading':
      return createElement(headingOf((token as Tokens.Heading).depth), null, drawInline(token.tokens));
    case 'blockquote':
      return <blockquote>{drawBlocks(token.tokens, depth + 1)}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'list':
      return drawList(token as Tokens.List, depth);
    case 'table':
      return drawTable(token as Tokens.Table);
    case 'text':
      return token.tokens ? drawInline(token.tokens) : token.raw;
    case 'checkbox':
      return <TaskMark isDone={(token as Tokens.Checkbox).checked} />;
    default:
      return <p>{token.raw}</p>;
  }
}

function drawList({ ordered, start, items }: Tokens.List, depth: number) {
  const entries = items.map(({ tokens, task }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change order
    <li key={at} className={task ? styles.task : undefined}>
      {drawBlocks(tokens, depth + 1)}
    </li>
  ));
  return ordered ? <ol start={start || 1}>{entries}</ol> : <ul>{entries}</ul>;
}

function drawTable({ header, rows }: Tokens.Table) {
  const cells = (row: Tokens.TableCell[], Cell: 'th' | 'td') => (
    <tr>
      {row.map(({ tokens }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change order
        <Cell key={at}>{drawInline(tokens)}</Cell>
      ))}
    </tr>
  );
  return (
    <div className={styles.table}>
      <table>
        <thead>{cells(header, 'th')}</thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change order
            <Fragment key={at}>{cells(row, 'td')}</Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
