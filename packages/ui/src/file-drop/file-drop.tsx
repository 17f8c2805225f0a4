import { useTranslation } from '@estela/i18n';
import { cx, useCanDrop } from '@estela/ui';
import { FileUp } from 'lucide-react';
import { DropArea } from './drop-area.tsx';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** Where nothing can be dropped "Choose file" takes its place. */
  label: string;
  /** One or more lines, each a paragraph. */
  hint?: string;
  /** As of an input: `.csv,text/csv`. */
  accept: string;
  busy?: boolean;
  compact?: boolean;
  onFile: (file: File) => void;
}

/** Takes a file that is chosen or dropped. The input fills the area: press anywhere, and the keyboard has it too. */
export function FileDrop(props: FileDropProps) {
  const { hint, accept, busy, compact, onFile } = props;
  const { t } = useTranslation('common');
  const label = useCanDrop() || busy ? props.label : t('chooseFile');
  return (
    <DropArea
      className={cx(styles.area, compact && styles.compact)}
      aria-busy={busy}
      overClassName={styles.over}
      onFiles={([file]) => file && onFile(file)}
    >
      <input
        type="file"
        aria-label={label}
        accept={accept}
        disabled={busy}
        className={styles.input}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <FileUp className={styles.icon} aria-hidden="true" />
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {hint && (
        <span className={styles.hint}>
          {hint.split('\n').map((line) => (
            <span key={line} className={styles.paragraph}>
              {line}
            </span>
          ))}
        </span>
      )}
    </DropArea>
  );
}
