import type { Membership } from '@estela/contracts';
import styles from './member-list.module.css';

/** A pilot's answers to the group's questions. */
export function RequestAnswers({ answers = [] }: Pick<Membership, 'answers'>) {
  if (answers.length === 0) return null;
  return (
    <dl className={styles.answers}>
      {answers.map(({ question, answer }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group may ask the same twice, and the answers never change order
        <div key={at}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
