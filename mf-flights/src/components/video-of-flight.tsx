import { pictureSources } from '@estela/contracts/pictures';
import { Cover } from '@estela/ui';
import { VideoPlayer } from '@estela/ui/video';

interface VideoOfFlightProps {
  url: string;
  title: string;
  poster: string | null;
  /** Description of the poster. */
  alt: string;
  /** Seed of the generated cover, for a flight without a poster. */
  seed: string;
  /** Its rendered width, for the browser's choice among the poster's widths. */
  sizes: string;
  eager?: boolean;
}

/** The video behind its poster or a generated cover: nothing is requested from its host before a tap. */
export function VideoOfFlight({ url, title, poster, alt, seed, sizes, eager = false }: VideoOfFlightProps) {
  return (
    <VideoPlayer
      url={url}
      title={title}
      cover={<Cover {...pictureSources(poster)} alt={alt} sizes={sizes} seed={seed} eager={eager} />}
    />
  );
}
