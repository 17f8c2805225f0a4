import { useFormat, useTranslation } from '@estela/i18n';

const hour = 3600;

/** Flown seconds as a figure: minutes up to an hour, then hours, the usual unit for the life of parts. */
export function useFlownFigure() {
  const { t } = useTranslation('gear');
  const { figure, number } = useFormat();
  return (seconds: number) =>
    seconds < hour
      ? figure.duration(seconds)
      : { value: number(seconds / hour, { maximumFractionDigits: 1 }), unit: t('flown.hoursUnit') };
}
