import type { Flight, LoggedFigure } from '@estela/contracts';
import { logFormats } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import styles from './figure-sources.module.css';

interface FigureSourcesProps {
  /** Labels of the figures shown; figures that no log contains have none. */
  shown: readonly { figure?: LoggedFigure; label: string }[];
  sources: Flight['sources'];
}

/** Which figures were read from which log, and which the pilot entered. Nothing without a log. */
export function FigureSources({ shown, sources = {} }: FigureSourcesProps) {
  const { t, i18n } = useTranslation('flights');
  const from = (format: (typeof logFormats)[number] | undefined) =>
    shown
      .filter(({ figure }) => (figure && sources[figure]) === format)
      // In lower case, as inside a sentence.
      .map(({ label }) => label.toLocaleLowerCase(i18n.language));
  const read = logFormats.flatMap((format) => {
    const figures = from(format);
    return figures.length > 0
      ? [t('detail.source.log', { format: t(`log.format.${format}`), figures: figures.join(', ') })]
      : [];
  });
  if (read.length === 0) return null;
  const written = from(undefined);
  return (
    <p className={styles.sources}>
      {[
        ...read,
        ...(written.length > 0 ? [t('detail.source.pilot', { figures: written.join(', ') })] : []),
      ].join(' · ')}
    </p>
  );
}
