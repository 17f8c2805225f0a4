import { useTranslation } from '@estela/i18n';
import { SearchField } from '@estela/ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './gear-choice.module.css';

interface Choice {
  id: string;
  name: string;
  detail: ReactNode;
  badge?: ReactNode;
}

interface GearChoiceProps {
  label: string;
  choices: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** More than these are searched, not looked through. */
const few = 8;

/** Several of the pilot's own things. What is chosen stays in sight, whatever is searched for. */
export function GearChoice({ label, choices, value, onChange }: GearChoiceProps) {
  const { t } = useTranslation('gear');
  const id = useId();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const shown = choices.filter(
    (choice) => value.includes(choice.id) || choice.name.toLocaleLowerCase().includes(wanted),
  );
  const change = (one: string, isOn: boolean) =>
    onChange(isOn ? [...value, one] : value.filter((other) => other !== one));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      {choices.length > few && (
        <SearchField
          label={t('gearPicker.search', { label })}
          placeholder={t('gearPicker.searchPlaceholder')}
          value={typed}
          onSearch={setTyped}
        />
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics from unstyled lists */}
      <ul role="list" className={styles.rows}>
        {shown.map((choice) => (
          <li key={choice.id}>
            <label className={styles.row} htmlFor={`${id}-${choice.id}`}>
              <input
                id={`${id}-${choice.id}`}
                type="checkbox"
                className={styles.box}
                checked={value.includes(choice.id)}
                onChange={(event) => change(choice.id, event.target.checked)}
              />
              <span className={styles.words}>
                <span>{choice.name}</span>
                {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
              </span>
              {choice.badge}
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.detail}>{t('gearPicker.noMatch')}</p>}
    </fieldset>
  );
}
