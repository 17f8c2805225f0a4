import type { Weather } from '@estela/contracts';
import { addCatalogue, useFormat, useTranslation } from '@estela/i18n';
import { useLayoutEffect, useState } from 'react';
import en from './locales/weather.en.json' with { type: 'json' };
import es from './locales/weather.es.json' with { type: 'json' };

interface FlownWeatherProps {
  weather: Weather | null;
  className?: string | undefined;
}

/** The weather recorded for a flight; nothing without any. Its texts are in its chunk, as few pages need them. */
export function FlownWeather({ weather, className }: FlownWeatherProps) {
  const { t, i18n } = useTranslation('spotWeather');
  const { figure } = useFormat();
  const [isReady, setIsReady] = useState(() => i18n.hasResourceBundle('es', 'spotWeather'));
  useLayoutEffect(() => {
    addCatalogue(i18n, 'spotWeather', { es, en });
    setIsReady(true);
  }, [i18n]);
  if (!weather || !isReady) return null;
  const { condition, temperatureC, windMps } = weather;
  const shown = ({ value, unit }: { value: string; unit: string }) => `${value}\u00a0${unit}`;
  const words = [
    condition && t(`condition.${condition}`),
    temperatureC !== undefined && shown(figure.temperature(temperatureC)),
    windMps !== undefined && t('wind', { speed: shown(figure.speed(windMps)) }),
  ].filter(Boolean);
  return words.length > 0 && <span className={className}>{words.join(' · ')}</span>;
}
