import { useTranslation } from '@estela/i18n';
import { useFormikContext } from '@estela/ui/form';
import { parseVideoUrl, type VideoSource } from '@estela/ui/video';
import { ExternalLink, Play } from 'lucide-react';
import { completeUrl } from './complete-url.ts';
import type { FlightValues } from './flight-values.ts';
import styles from './video-preview.module.css';

const knownLinks: readonly string[] = ['Instagram', 'TikTok'];

/** Says what the typed link will be, before it is saved. */
export function VideoPreview() {
  const { t } = useTranslation('flights');
  const { values } = useFormikContext<FlightValues>();
  const source = parseVideoUrl(completeUrl(values.videoUrl));
  const Icon = source?.kind === 'link' ? ExternalLink : Play;
  return (
    <p className={styles.preview} role="status">
      {source && (
        <>
          <Icon className={styles.icon} aria-hidden="true" />
          {t(`form.video.${fateOf(source)}`, { host: source.host })}
        </>
      )}
    </p>
  );
}

function fateOf({ kind, host }: VideoSource): 'player' | 'file' | 'link' | 'other' {
  if (kind === 'link') return knownLinks.includes(host) ? 'link' : 'other';
  return kind === 'file' ? 'file' : 'player';
}
