import { useTranslation } from '@estela/i18n';
import { IconButton } from '@estela/ui';
import { FieldRow, NumberField, TextField } from '@estela/ui/form';
import { X } from 'lucide-react';
import { focusHeading } from './focus-heading.ts';
import styles from './pack-fields.module.css';
import { usePackName } from './use-pack-name.ts';

interface PackFieldsProps {
  /** Its index among the flight's packs. */
  index: number;
  /** Id of the battery. */
  id: string;
  onRemove: () => void;
}

/** A pilot's measurements of one battery, in volts per cell. */
export function PackFields({ index, id, onRemove }: PackFieldsProps) {
  const { t } = useTranslation('flights');
  const name = usePackName(id) ?? t('form.unknownPack');
  const field = (part: string) => `packs.${index}.${part}`;
  return (
    <fieldset className={styles.pack}>
      <legend className={styles.legend}>
        {name}
        <IconButton
          label={t('form.removePack', { name })}
          icon={<X aria-hidden="true" />}
          size="sm"
          onClick={({ currentTarget }) => {
            // The button disappears with its battery.
            focusHeading(currentTarget.closest('[data-step]'));
            onRemove();
          }}
        />
      </legend>
      <FieldRow>
        <NumberField name={field('restBefore')} label={t('form.restBefore')} unit={t('form.volts')} quiet />
        <NumberField name={field('minCell')} label={t('form.minCell')} unit={t('form.volts')} quiet />
        <NumberField name={field('restAfter')} label={t('form.restAfter')} unit={t('form.volts')} quiet />
      </FieldRow>
      <p className={styles.hint}>{t('form.packHint')}</p>
      <TextField name={field('note')} label={t('form.packNote')} quiet />
    </fieldset>
  );
}
