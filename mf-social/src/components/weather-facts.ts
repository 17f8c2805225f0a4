import type { Weather } from '@estela/contracts';
import type { useFormat } from '@estela/i18n';

/** What the air was like, as telemetry. */
export function conditionsOf(
  weather: Weather | null,
  t: (key: string) => string,
  format: ReturnType<typeof useFormat>,
) {
  if (!weather) return [];
  const { condition, temperatureC, windMps } = weather;
  const { temperature, speed } = format.figure;
  return [
    { label: t('fact.weather'), value: condition && t(`weather.${condition}`) },
    {
      label: t('fact.temperature'),
      ...(temperatureC !== undefined ? temperature(temperatureC) : { value: '' }),
    },
    { label: t('fact.wind'), ...(windMps !== undefined ? speed(windMps) : { value: '' }) },
  ];
}
