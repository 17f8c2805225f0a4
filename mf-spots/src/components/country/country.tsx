import { countryName, useFormat } from '@estela/i18n';
import styles from './country.module.css';
import { useFlag } from './use-flag.ts';

/** A country by its flag and name. Pictures, not emoji: Windows shows letters instead of flags. */
export function Country({ code }: { code: string }) {
  const { language } = useFormat();
  const flag = useFlag(code);
  return (
    <span className={styles.country}>
      <span className={styles.flag} data-code={flag ? undefined : code} aria-hidden="true">
        {flag && <img className={styles.picture} src={flag} alt="" />}
      </span>
      {countryName(code, language)}
    </span>
  );
}
