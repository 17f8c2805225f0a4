import { pictureSources } from '@estela/contracts/pictures';
import { Cover } from '@estela/ui';
import { VideoPlayer } from '@estela/ui/video';

interface VideoOfFlightProps {
  url: string;
  title: string;
  poster: string | null;
  /** What the poster shows. */
  alt: string;
  /** What the cover is drawn from where there is no poster. */
  seed: string;
  /** How wide it is drawn, for the browser's choice among the poster's widths. */
  sizes: string;
  eager?: boolean;
}

/** The video behind its poster or a generated cover: nothing is asked of its host before a tap. */
export function VideoOfFlight({ url, title, poster, alt, seed, sizes, eager = false }: VideoOfFlightProps) {
  return (
    <VideoPlayer
      url={url}
      title={title}
      cover={<Cover {...pictureSources(poster)} alt={alt} sizes={sizes} seed={seed} eager={eager} />}
    />
  );
}
