import { useTranslation } from '@estela/i18n';
import { useFormikContext } from '@estela/ui/form';
import { type FlightValues, type LogGiven, logFields } from './flight-values.ts';
import styles from './log-source.module.css';

/** The log that filled in a field; undefined once the pilot has changed it. */
export function useLogSource(field: keyof LogGiven): string | undefined {
  const { t } = useTranslation('flights');
  const { log, ...values } = useFormikContext<FlightValues>().values;
  const figure = logFields.find(([name]) => name === field)?.[1];
  const format = figure && log?.sources[figure];
  const isGiven = log && values[field] && values[field] === log.given[field];
  return format && isGiven ? t('form.fromLog', { format: t(`log.format.${format}`) }) : undefined;
}

/** Shown beside a picker, which has no hint of its own. */
export function LogSource({ field }: { field: keyof LogGiven }) {
  const source = useLogSource(field);
  return source && <p className={styles.source}>{source}</p>;
}
