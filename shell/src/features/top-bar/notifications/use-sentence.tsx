import type { Notification } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { createElement, Fragment, type ReactNode } from 'react';

/** Mark the bold parts of a sentence: characters that no name contains. */
const [start, end] = ['\uE000', '\uE001'];
const strong = new RegExp(`${start}([^${end}]*)${end}`);

/** What happened, with names of pilots and things in bold. */
export function useSentence({ type, actor, others, subject, text, dueOn, flyDay }: Notification): ReactNode {
  const { t } = useTranslation('notifications');
  const { date, dateTime } = useFormat();
  const name = (plain: string) => `${start}${plain}${end}`;
  const part = flyDay?.event ?? subject.kind;
  const values = {
    count: others,
    actor: name(actor?.name ?? ''),
    title: name(subject.title),
    text,
    when: flyDay ? dateTime(flyDay.at) : date(dueOn ?? 0),
  };
  // A type has either a sentence for each kind of subject or one for all.
  const key = others > 0 ? `withOthers.${type}.${part}` : `says.${type}.${part}`;
  const words = t([key, `says.${type}`], values);
  // Every second piece was between the marks.
  const pieces = words
    .split(strong)
    .map((piece, index) => (index % 2 === 1 ? createElement('b', null, piece) : piece));
  return createElement(Fragment, null, ...pieces);
}
