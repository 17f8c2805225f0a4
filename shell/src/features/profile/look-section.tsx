import { languages, themes } from '@estela/contracts/values';
import { languageOf, setLanguage, useTranslation } from '@estela/i18n';
import { FilterChips, Section } from '@estela/ui';
import { useState } from 'react';
import { chooseTheme, chosenTheme } from './choose-theme.ts';
import styles from './profile-form.module.css';

/** Each language by its own name, whatever the language of the page. */
const namesOfLanguages = { es: 'Español', en: 'English' };

/** Language and colours, of this browser; they apply at once. */
export function LookSection() {
  const { t, i18n } = useTranslation('profile');
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <Section title={t('look.title')} id="look">
      <div className={styles.fields}>
        <FilterChips
          showLabel
          label={t('look.language')}
          items={languages.map((id) => ({ id, label: namesOfLanguages[id] }))}
          value={languageOf(i18n)}
          onChange={(language) => void setLanguage(i18n, language)}
        />
        <FilterChips
          showLabel
          label={t('look.theme')}
          items={(['system', ...themes] as const).map((id) => ({ id, label: t(`look.${id}`) }))}
          value={theme}
          onChange={(next) => {
            chooseTheme(next);
            setTheme(next);
          }}
        />
        <p className={styles.hint}>{t('look.hint')}</p>
      </div>
    </Section>
  );
}
