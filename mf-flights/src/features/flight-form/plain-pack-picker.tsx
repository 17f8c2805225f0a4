import type { EquipmentItem } from '@estela/contracts';
import { Button } from '@estela/ui';
import { Check } from 'lucide-react';
import styles from './pack-fields.module.css';

interface PlainPackPickerProps {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  batteries: readonly Pick<EquipmentItem, '_id' | 'name'>[];
}

/** Batteries by name, for when the gear remote's picker is not available. */
export function PlainPackPicker({ label, value, onChange, batteries }: PlainPackPickerProps) {
  if (batteries.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {batteries.map(({ _id, name }) => {
          const isChosen = value.includes(_id);
          return (
            <Button
              key={_id}
              type="button"
              size="sm"
              aria-pressed={isChosen}
              icon={isChosen && <Check aria-hidden="true" />}
              onClick={() => onChange(isChosen ? value.filter((one) => one !== _id) : [...value, _id])}
            >
              {name}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
