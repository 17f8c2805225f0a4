import { errorText } from '@estela/api';
import { useAnswerFlyDayMutation } from '@estela/api/groups';
import type { FlyDay } from '@estela/contracts';
import { type FlyDayAnswer, flyDayAnswers } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Button, toast } from '@estela/ui';
import { Check, CircleHelp, X } from 'lucide-react';
import styles from './answer-buttons.module.css';

const icons = { yes: <Check />, maybe: <CircleHelp />, no: <X /> };

/** Buttons to answer whether the viewer comes; the result of a yes is read out, as there may be no place. */
export function AnswerButtons({ day }: { day: FlyDay }) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [answer, { isLoading, originalArgs }] = useAnswerFlyDayMutation();
  const { _id, group, answer: mine, limit, going } = day;
  const pending = isLoading ? originalArgs?.body.answer : undefined;
  const isFull = limit !== null && going >= limit;

  async function send(choice: FlyDayAnswer) {
    if (isLoading || choice === mine?.answer) return;
    try {
      await answer({ id: group._id, flyDayId: _id, body: { answer: choice } }).unwrap();
    } catch (failure) {
      toast({ tone: 'danger', text: errorText(failure, common) });
    }
  }

  const hint = mine?.state ?? mine?.answer ?? (isFull ? 'full' : 'open');
  return (
    <fieldset className={styles.answer}>
      <legend className={styles.question}>{t('flyDays.question')}</legend>
      <div className={styles.row}>
        {flyDayAnswers.map((choice) => (
          <Button
            key={choice}
            variant={mine?.answer === choice ? 'primary' : 'secondary'}
            aria-pressed={mine?.answer === choice}
            icon={icons[choice]}
            busy={pending === choice}
            onClick={() => void send(choice)}
          >
            {t(`flyDays.answer.${choice}`)}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.state}>
        {t(`flyDays.state.${hint}`)}
      </p>
    </fieldset>
  );
}
