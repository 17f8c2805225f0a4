import { type Composition, ownerOf, routeOf } from '@estela/contracts/release';
import type { Language } from '@estela/contracts/values';

/** What search engines and shared links show of a page. */
export interface PageDescription {
  /** Without the product's name. */
  title: string;
  description: string;
  /** Path of the page's one true address. */
  canonical: string;
  /** Absolute address, or a path on this server, of the sharing image. */
  image: string;
  /** What the image shows, where a pilot said so; of a card it is the title. */
  imageAlt?: string;
  /** Address of the picture that everybody sees first on the page, in one of its widths. */
  firstPicture?: string;
  isIndexed: boolean;
  /** The image was drawn by us for shared links, 1200 by 630 pixels. */
  isCard?: true;
  /** What a pilot put up here, for search engines; paths are on this server. */
  posting?: { author: string; authorPath: string; publishedAt: string; likes: number; comments: number };
}

/**
 * Adds what the route cannot know: the title of a public flight, the card of a pilot. An address with a query (not
 * `isPlain`) may show other things of a list.
 */
export type DescribePage = (
  pathname: string,
  language: Language,
  isPlain: boolean,
) => Promise<Partial<PageDescription> | undefined>;

/** 1200 by 630 pixels. */
export const sharingImage = '/share.png';

/** The route's own title and description. An unknown path leads to the home page and is described as that. */
export function describeRoute(
  composition: Composition,
  pathname: string,
  language: Language,
): PageDescription {
  const { manifest } = composition.remotes[ownerOf(composition, pathname) ?? ''] ?? composition.shell;
  const own = routeOf(manifest, pathname);
  const route = own ?? routeOf(composition.shell.manifest, '/');
  return {
    title: route?.title[language] ?? '',
    description: route?.description ?? '',
    canonical: own ? pathname : '/',
    image: sharingImage,
    isIndexed: own !== undefined && own.access !== 'user' && own.indexed !== false,
  };
}
