import type { FlightSeries, LoggedFigure } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { useMemo } from 'react';

export interface Line {
  name: 'height' | 'speed' | 'voltage' | 'link';
  label: string;
  /** In the unit shown; as many as the series has moments. */
  values: readonly (number | null)[];
  /** A value that the scale always includes. */
  base?: number;
  /** Whether pilots care for the maximum or the minimum. */
  extreme: 'max' | 'min';
  /** The figure that has the same source as this line. */
  figure: LoggedFigure;
  /** Number of decimals shown; none by default. */
  digits?: number;
  /** A value with its unit. */
  format: (value: number) => string;
}

/** The lines of the log, in the units shown. */
export function useLines(series: FlightSeries | null | undefined): Line[] {
  const { t } = useTranslation('flights');
  const { number, figure } = useFormat();
  return useMemo(() => {
    const joined = (part: { value: string; unit: string }) => `${part.value}\u00a0${part.unit}`;
    const lines: (Omit<Line, 'label' | 'values'> & { scale?: number })[] = [
      {
        name: 'height',
        base: 0,
        extreme: 'max',
        figure: 'maxHeightM',
        format: (metres) => joined(figure.distance(metres)),
      },
      {
        name: 'speed',
        base: 0,
        extreme: 'max',
        figure: 'topSpeedMps',
        scale: 3.6,
        format: (kmh) => joined(figure.speed(kmh / 3.6)),
      },
      {
        name: 'voltage',
        extreme: 'min',
        figure: 'voltage',
        digits: 1,
        format: (volts) => `${number(volts, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0V`,
      },
      {
        name: 'link',
        base: 100,
        extreme: 'min',
        figure: 'link',
        format: (percent) => number(percent / 100, { style: 'percent', maximumFractionDigits: 0 }),
      },
    ];
    return lines.flatMap(({ scale = 1, ...line }) => {
      const values = series?.[line.name]?.map((value) => (value === null ? null : value * scale));
      const isKnown = values?.some((value) => value !== null);
      return isKnown && values ? [{ ...line, values, label: t(`telemetry.${line.name}`) }] : [];
    });
  }, [series, t, number, figure]);
}
