import { limits } from '@estela/contracts/limits';
import { errorLines, readControllerFacts } from '@estela/contracts/snapshots';
import { useTranslation } from '@estela/i18n';
import { Notice } from '@estela/ui';
import { FileDrop, type FileProblem, readTextFile } from '@estela/ui/file-drop';
import { TextArea, useFormikContext } from '@estela/ui/form';
import { useMemo, useState } from 'react';
import { factsText } from './facts.ts';
import styles from './snapshots-section.module.css';

const reasons = { empty: 'empty', tooLarge: 'tooLong', workbook: 'notText', notText: 'notText' } as const;

/** The text, pasted or from a file, and at once the facts read from it. A file's line breaks stay as they are. */
export function SnapshotTextField() {
  const { t } = useTranslation('gear');
  const { values, setFieldValue } = useFormikContext<{ text: string }>();
  // Shown beside the field's own error, as "required" would replace it.
  const [refused, setRefused] = useState<{ problem: FileProblem; text: string }>();
  const facts = useMemo(() => readControllerFacts(values.text), [values.text]);
  const errors = useMemo(() => errorLines(values.text), [values.text]);
  const craft = facts.craft && t('snapshots.form.craft', { craft: facts.craft });
  const found = [factsText(facts), craft].filter(Boolean).join(' · ');

  async function take(file: File) {
    const { text, problem } = await readTextFile(file, limits.snapshot.bytes);
    setRefused(problem && { problem, text: values.text });
    if (text !== undefined) await setFieldValue('text', text);
  }

  return (
    <>
      <FileDrop
        compact
        label={t('snapshots.form.drop')}
        accept=".txt,.cli,.diff,text/plain"
        onFile={(file) => void take(file)}
      />
      {refused?.text === values.text && (
        <Notice tone="danger" role="alert">
          {t(`snapshots.form.${reasons[refused.problem]}`)}
        </Notice>
      )}
      <TextArea className={styles.text} name="text" rows={8} />
      {values.text !== '' && (
        <Notice tone={found ? 'success' : 'warning'} role="status">
          {found ? t('snapshots.form.found', { facts: found }) : t('snapshots.form.notFound')}
        </Notice>
      )}
      {errors.length > 0 && (
        <Notice tone="warning" role="status">
          {t('snapshots.form.errors', { count: errors.length, line: errors[0] })}
        </Notice>
      )}
    </>
  );
}
