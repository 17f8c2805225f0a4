import { WholeText } from '@estela/kit/linked-cards';
import { lexer } from 'marked';
import { drawBlocks } from './draw-blocks.tsx';
import styles from './markdown.module.css';

/**
 * Markdown as React elements, never as HTML: what has no element here, above all raw HTML, is shown as it was typed. Links
 * lead to pages of the web alone, links to flights, drones and spots show their names, and a picture of another site is a
 * link to it.
 */
export function MarkdownText({ text }: { text: string }) {
  return (
    <WholeText value={text}>
      <div className={styles.text}>{drawBlocks(tokensOf(text))}</div>
    </WholeText>
  );
}

/** Runs of stars and underscores. The parser looks for the end of each among all that follow: with three times as many it
 * takes a second. */
const mostMarks = 600;

function tokensOf(text: string) {
  const asTyped = [{ type: 'text', raw: text, text }];
  if ((text.match(/[*_]+/g)?.length ?? 0) > mostMarks) return asTyped;
  try {
    return lexer(text);
  } catch {
    // Nested deeper than the parser can follow.
    return asTyped;
  }
}
