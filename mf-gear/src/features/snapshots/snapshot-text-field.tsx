import { limits } from '@estela/contracts/limits';
import { readControllerFacts } from '@estela/contracts/snapshots';
import { useTranslation } from '@estela/i18n';
import { Notice } from '@estela/ui';
import { FileDrop, readTextFile } from '@estela/ui/file-drop';
import { TextArea, useFormikContext } from '@estela/ui/form';
import { useMemo } from 'react';
import { factsText } from './facts.ts';
import styles from './snapshots-section.module.css';

const reasons = { empty: 'empty', tooLarge: 'tooLong', workbook: 'notText', notText: 'notText' } as const;

/** The text, pasted or from a file, and at once what was read from it. A file's line breaks stay as they are. */
export function SnapshotTextField() {
  const { t } = useTranslation('gear');
  const { values, setFieldValue, setFieldTouched, setFieldError } = useFormikContext<{ text: string }>();
  const facts = useMemo(() => readControllerFacts(values.text), [values.text]);
  const craft = facts.craft && t('snapshots.form.craft', { craft: facts.craft });
  const found = [factsText(facts), craft].filter(Boolean).join(' · ');

  async function take(file: File) {
    const { text, problem } = await readTextFile(file, limits.snapshot.bytes);
    if (text !== undefined) return void setFieldValue('text', text);
    await setFieldTouched('text', true, false);
    setFieldError('text', t(`snapshots.form.${reasons[problem]}`));
  }

  return (
    <>
      <FileDrop
        compact
        label={t('snapshots.form.drop')}
        accept=".txt,.cli,.diff,text/plain"
        onFile={(file) => void take(file)}
      />
      <TextArea className={styles.text} name="text" rows={8} />
      {values.text !== '' && (
        <Notice tone={found ? 'success' : 'warning'} role="status">
          {found ? t('snapshots.form.found', { facts: found }) : t('snapshots.form.notFound')}
        </Notice>
      )}
    </>
  );
}
