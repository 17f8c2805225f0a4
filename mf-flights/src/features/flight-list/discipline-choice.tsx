import { type Discipline, disciplines } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { ChevronDown } from 'lucide-react';
import styles from './discipline-choice.module.css';

interface DisciplineChoiceProps {
  value: Discipline | '';
  onChange: (discipline: Discipline | '') => void;
}

export function DisciplineChoice({ value, onChange }: DisciplineChoiceProps) {
  const { t } = useTranslation('flights');
  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-label={t('list.disciplineLabel')}
        value={value}
        onChange={(event) => onChange(disciplines.find((known) => known === event.target.value) ?? '')}
      >
        <option value="">{t('list.anyDiscipline')}</option>
        {disciplines.map((discipline) => (
          <option key={discipline} value={discipline}>
            {t(`discipline.${discipline}`)}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </span>
  );
}
