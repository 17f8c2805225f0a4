import { useFormat, useTranslation } from '@estela/i18n';
import { useFormatParts } from '@estela/i18n/format-parts';

/** Where the texts of flown figures are. */
export interface FlownTexts {
  /** Where the texts are, with the namespace: `social:flown`. */
  texts: `${string}:${string}`;
}

/** Times in the air, and the words around them. */
export function useFlownTexts(texts: FlownTexts['texts']) {
  const { t } = useTranslation(texts.slice(0, texts.indexOf(':')));
  const { number, duration } = useFormat();
  const { dateParts } = useFormatParts();
  const flights = (count: number) => t(`${texts}.count`, { count, formatted: number(count) });
  /** Minutes below two hours. */
  const time = (seconds: number) =>
    seconds < 7200
      ? duration(seconds)
      : // Intl's English would say "4 hrs".
        `${number(seconds / 3600, { maximumFractionDigits: 1 })}\u00a0h`;
  return {
    t,
    flights,
    time,
    sum: (flown: { flights: number; seconds: number }) =>
      flown.seconds > 0 ? `${flights(flown.flights)} · ${time(flown.seconds)}` : flights(flown.flights),
    monthName: (month: string) =>
      dateParts(`${month}-01`, { month: 'short', year: '2-digit', timeZone: 'UTC' }),
  };
}
