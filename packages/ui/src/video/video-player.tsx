import { useTranslation } from '@estela/i18n';
import { cx } from '@estela/ui';
import { ExternalLink, Play } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
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
  const player = useRef<HTMLDivElement>(null);
  const isPlaying = playing === url;
  useEffect(() => (isPlaying ? onLeftOut(player, () => setPlaying(undefined)) : undefined), [isPlaying]);
  const source = parseVideoUrl(url);
  if (!source) return <div className={cx(styles.player, className)}>{cover}</div>;

  return (
    <div ref={player} className={cx(styles.player, className)}>
      {cover}
      {source.kind === 'link' && (
        <a className={styles.start} href={source.href} target="_blank" rel="noopener noreferrer nofollow">
          <span className={styles.sign}>
            <ExternalLink aria-hidden="true" />
          </span>
          <span className={styles.host}>{t('video.openOn', { host: source.host })}</span>
        </a>
      )}
      {source.kind !== 'link' && !isPlaying && (
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
      {source.kind !== 'link' && isPlaying && <Screen source={source} title={title} />}
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

/** Calls back when the row of a long list that holds the element is far from the screen. Returns how to stop. */
function onLeftOut(element: RefObject<HTMLElement | null>, call: () => void): () => void {
  const type = 'contentvisibilityautostatechange';
  const hear = (event: Event) => {
    const isLeftOut = (event as ContentVisibilityAutoStateChangeEvent).skipped;
    if (isLeftOut && event.target instanceof Node && event.target.contains(element.current)) call();
  };
  document.addEventListener(type, hear, true);
  return () => document.removeEventListener(type, hear, true);
}

/** The button that had the focus is gone: the player takes it. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
