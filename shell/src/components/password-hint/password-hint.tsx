import { limits } from '@estela/contracts/limits';
import { type PasswordWeakness, passwordWeakness } from '@estela/contracts/passwords';
import { useTranslation } from '@estela/i18n';
import { useFormikContext } from '@estela/ui/form';
import styles from './password-hint.module.css';

type Verdict = PasswordWeakness | 'short' | 'longEnough' | 'long';

/** How many of the three bars are filled. */
const bars: Record<Verdict, number> = {
  short: 0,
  passwordCommon: 1,
  passwordLikeName: 1,
  longEnough: 2,
  long: 3,
};

/** From here on we call a password long; NIST's advice is length before anything else. */
const longLength = 14;

export interface PasswordHintProps {
  /** Fields of the form whose words must not make up a password. */
  namedBy?: readonly string[];
  /** The form's field with the new password. */
  field?: string;
  /** Whose it is, where the form does not ask: its words must not make up a password either. */
  of?: { username: string; name: string; lastName: string; email: string } | null;
}

/**
 * Feedback on a form's new password while it is typed: the server's rules except its list of common passwords,
 * which is not sent to browsers, so only the length can be confirmed here.
 */
export function PasswordHint({ namedBy = [], field = 'password', of }: PasswordHintProps) {
  const { t } = useTranslation('account');
  const { values } = useFormikContext<Record<string, string>>();
  const names = of ? namesIn(of, ['username', 'name', 'lastName', 'email']) : namesIn(values, namedBy);
  const verdict = verdictOn(values[field] ?? '', names);
  const filled = bars[verdict];
  return (
    <span className={styles.hint}>
      <span className={styles.bars} data-filled={filled} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={bar <= filled ? styles.filled : undefined} />
        ))}
      </span>
      <span aria-live="polite">{t(`newPassword.${verdict}`)}</span>
    </span>
  );
}

function verdictOn(password: string, names: readonly string[]): Verdict {
  if (password.length < limits.password.min) return 'short';
  const weakness = passwordWeakness(password, names);
  return weakness ?? (password.length >= longLength ? 'long' : 'longEnough');
}

/** Compares as the server does: an address also by the part before its @, and both names also together. */
function namesIn(values: Partial<Record<string, string>>, fields: readonly string[]): string[] {
  const words = fields.map((field) => values[field]?.trim() ?? '');
  const mailbox = values.email?.split('@')[0] ?? '';
  return [...words, mailbox, `${values.name ?? ''} ${values.lastName ?? ''}`.trim()].filter(Boolean);
}
