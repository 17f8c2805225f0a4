import { useTranslation } from '@estela/i18n';
import { cx } from '@estela/ui';
import { ExternalLink, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { parseVideoUrl, type VideoSource } from './parse-video-url.ts';
import styles from './video-player.module.css';

export interface VideoPlayerProps {
  url: string;
  /** What the video shows, for the names of button and frame. */
  title: string;
  /** The picture until the tap, a `Cover`; it gives the player its size. */
  cover: ReactNode;
  className?: string;
}

/** A video behind its picture. Nothing is requested from its host before the tap; other hosts are linked. */
export function VideoPlayer({ url, title, cover, className }: VideoPlayerProps) {
  const { t } = useTranslation('common');
  const [playing, setPlaying] = useState<string>();
  const source = parseVideoUrl(url);
  if (!source) return <div className={cx(styles.player, className)}>{cover}</div>;

  return (
    <div className={cx(styles.player, className)}>
      {cover}
      {source.kind === 'link' && (
        <a className={styles.start} href={source.href} target="_blank" rel="noopener noreferrer nofollow">
          <span className={styles.sign}>
            <ExternalLink aria-hidden="true" />
          </span>
          <span className={styles.host}>{t('video.openOn', { host: source.host })}</span>
        </a>
      )}
      {source.kind !== 'link' && playing !== url && (
        <button
          type="button"
          className={styles.start}
          aria-label={t('video.play', { title })}
          onClick={() => setPlaying(url)}
        >
          <span className={styles.sign}>
            <Play aria-hidden="true" />
          </span>
          <span className={styles.host} aria-hidden="true">
            {source.host}
          </span>
        </button>
      )}
      {source.kind !== 'link' && playing === url && <Screen source={source} title={title} />}
    </div>
  );
}

function Screen({ source, title }: { source: Exclude<VideoSource, { kind: 'link' }>; title: string }) {
  const { t } = useTranslation('common');
  const [failed, setFailed] = useState(false);
  if (source.kind !== 'file')
    return (
      <iframe
        ref={focus}
        className={styles.screen}
        src={source.embedUrl}
        title={t('video.frame', { title })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // YouTube plays only for pages that send a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  if (failed)
    return (
      <div className={cx(styles.screen, styles.failed)} role="alert">
        <p>{t('video.failed')}</p>
        <a href={source.href} target="_blank" rel="noopener noreferrer nofollow">
          {t('video.openOn', { host: source.host })}
        </a>
      </div>
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: pilots link to videos of their own; we have no captions for them
    <video
      ref={focus}
      className={styles.screen}
      src={source.href}
      title={t('video.frame', { title })}
      controls
      autoPlay
      playsInline
      onError={() => setFailed(true)}
    />
  );
}

/** The button that had the focus is gone: the player takes it. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
