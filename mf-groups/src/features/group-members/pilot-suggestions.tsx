import { skipToken } from '@estela/api';
import { usePilotsToInviteQuery } from '@estela/api/groups';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { Button } from '@estela/ui';
import { useFormikContext } from '@estela/ui/form';
import { PlainList } from '@estela/ui/plain-list';
import { useEffect, useState } from 'react';
import styles from './pilot-suggestions.module.css';

/** As many as fit in a dialog on a phone. */
const offered = 5;

/** Milliseconds without a keystroke before pilots are asked for. */
const restTime = 250;

/** Pilots whose user name or name begins as typed: a press writes the user name. An extra: nothing is said if there are none. */
export function PilotSuggestions() {
  const { t } = useTranslation('groups');
  const { values, setFieldValue } = useFormikContext<{ username: string }>();
  const typed = values.username.trim().replace(/^@/, '');
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restTime);
    return () => clearTimeout(timer);
  }, [typed]);
  const q = rested.slice(0, limits.search.max);
  const { currentData } = usePilotsToInviteQuery(q ? { q, limit: offered, mentionable: 'true' } : skipToken);
  const pilots = (q && typed ? (currentData?.items ?? []) : []).filter(({ username }) => username !== typed);
  return (
    <div aria-live="polite">
      {pilots.length > 0 && (
        <PlainList aria-label={t('members.suggested')} className={styles.pilots}>
          {pilots.map(({ _id, username, name }) => (
            <li key={_id}>
              <Button size="sm" onClick={() => void setFieldValue('username', username)}>
                {`${name} · @${username}`}
              </Button>
            </li>
          ))}
        </PlainList>
      )}
    </div>
  );
}
