/** The description of a page for crawlers and shared links, where its item says more than its route. */
export interface PublicPage {
  /** Address of the first picture on the page, in one of its widths: the HTML asks for it before anything else is known. */
  firstPicture?: string;
  title?: string;
  description?: string;
  canonical?: string;
  image?: string;
  /** What the image shows, if the pilot said so; of a card it is the title. */
  imageAlt?: string;
  /** The image was drawn by us for shared links, 1200 by 630 pixels. */
  isCard?: true;
  /** What search engines may know of a flight, whose words the pilot wrote. */
  posting?: Posting;
  /** Undefined: as its route says. */
  isIndexed?: boolean;
}

/** Paths are on this server. */
interface Posting {
  author: string;
  authorPath: string;
  publishedAt: string;
  likes: number;
  comments: number;
}

/** What a guest may not see is described as what does not exist. */
export const unknownPage: PublicPage = { isIndexed: false };
