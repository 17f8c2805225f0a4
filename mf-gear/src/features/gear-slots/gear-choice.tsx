import { useGetEquipmentItemQuery } from '@estela/api/gear';
import { useTranslation } from '@estela/i18n';
import type { Pick as Choice } from '@estela/kit/picker';
import { useId, useRef } from 'react';
import { type GearPickerProps, Picker } from '../../components/picker.tsx';
import styles from './gear-choice.module.css';

interface GearChoiceProps extends Pick<GearPickerProps, 'q' | 'onSearch' | 'query' | 'empty'> {
  label: string;
  /** The results of the search. */
  choices: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** A choice of several of the pilot's own things. The chosen ones stay visible, whatever is searched for. */
export function GearChoice({ label, choices, value, onChange, ...search }: GearChoiceProps) {
  const { t } = useTranslation('gear');
  const id = useId();
  const known = useRef(new Map<string, Choice>());
  for (const choice of choices) known.current.set(choice._id, choice);
  const isFound = (one: string) => choices.some(({ _id }) => _id === one);
  // Not before the first response, which may contain them.
  const others = search.query.data || search.query.isError ? value.filter((one) => !isFound(one)) : [];
  const pickOf = (one: string) => known.current.get(one) ?? { _id: one, name: <ItemName id={one} /> };
  const toggle = (one: string) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <Picker
        {...search}
        type="checkbox"
        name={id}
        search={t('gearPicker.search', { label })}
        failed={t('gearPicker.failed', { label })}
        picks={[...others.map(pickOf), ...choices]}
        isChosen={(one) => value.includes(one)}
        onChoose={toggle}
      />
    </fieldset>
  );
}

/** Chosen before, and not in the results: put away, or further down the list. */
function ItemName({ id }: { id: string }) {
  const { t } = useTranslation('gear');
  const { currentData: item, isError } = useGetEquipmentItemQuery(id);
  return item?.name ?? (isError ? t('gearPicker.gone') : '…');
}
