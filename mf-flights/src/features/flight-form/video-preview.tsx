import { completeWebAddress } from '@estela/contracts/web-address';
import { useTranslation } from '@estela/i18n';
import { useFormikContext } from '@estela/ui/form';
import { parseVideoUrl, type VideoSource } from '@estela/ui/video';
import { ExternalLink, Play } from 'lucide-react';
import { VideoOfFlight } from '../../components/video-of-flight.tsx';
import type { FlightValues } from './flight-values.ts';
import styles from './video-preview.module.css';

const knownLinks: readonly string[] = ['Instagram', 'TikTok'];

interface VideoPreviewProps {
  /** The stored poster. */
  poster: string | null;
}

/** Describes the typed link, and shows it as its page will: nothing is requested from its host before a tap. */
export function VideoPreview({ poster }: VideoPreviewProps) {
  const { t } = useTranslation('flights');
  const { values } = useFormikContext<FlightValues>();
  const url = completeWebAddress(values.videoUrl);
  const source = parseVideoUrl(url);
  const Icon = source?.kind === 'link' ? ExternalLink : Play;
  return (
    <>
      <p className={styles.preview} role="status">
        {source && (
          <>
            <Icon className={styles.icon} aria-hidden="true" />
            {t(`form.video.${fateOf(source)}`, { host: source.host })}
          </>
        )}
      </p>
      {source && (
        <div className={styles.player}>
          <VideoOfFlight
            url={url}
            title={values.title.trim() || t('form.untitled')}
            poster={poster}
            alt={values.posterAlt}
            seed={url}
            sizes="26rem"
          />
        </div>
      )}
    </>
  );
}

function fateOf({ kind, host }: VideoSource): 'player' | 'file' | 'link' | 'other' {
  if (kind === 'link') return knownLinks.includes(host) ? 'link' : 'other';
  return kind === 'file' ? 'file' : 'player';
}
