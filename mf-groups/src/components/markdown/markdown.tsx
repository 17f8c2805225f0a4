import { lazy, Suspense } from 'react';
import styles from './markdown.module.css';

// The parser loads when somebody reads a post or a topic.
const MarkdownText = lazy(async () => ({
  default: (await import(/* webpackChunkName: "markdown" */ './markdown-text.tsx')).MarkdownText,
}));

/** A text in Markdown; shown as it was typed until the parser has loaded. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<p className={styles.plain}>{text}</p>}>
      <MarkdownText text={text} />
    </Suspense>
  );
}
