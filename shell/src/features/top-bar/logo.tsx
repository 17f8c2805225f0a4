import styles from './top-bar.module.css';

const productName = 'Estela';

/** The trail of a pack that banked right and left, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
        <path d="M3 25C11 25 10 15 17 15S23 7 29 7" />
        <circle cx="29" cy="7" r="2" />
      </svg>
      <span className={styles.name}>{productName}</span>
    </span>
  );
}
