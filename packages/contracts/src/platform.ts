/** What a shell or remote declares under `estela` in its package.json: the one source of routes and titles. */
import type { Language } from './values.ts';

/** `public`: anyone. `user`: a guest sees the login notice in the page's place. `guest`: the signed-in are sent home. */
export type RouteAccess = 'public' | 'user' | 'guest';

/** `default`: top bar and side menu. `bleed`: the same without content margins (maps). `plain`: only the routed view. */
export type RouteLayout = 'default' | 'bleed' | 'plain';

export interface RouteDeclaration {
  /** React Router path, as `/flights/:id`. */
  path: string;
  access: RouteAccess;
  layout?: RouteLayout;
  /** Name of the lazy chunk that draws the page: its files are preloaded with the HTML. */
  chunk: string;
  title: Record<Language, string>;
  /**
   * The build draws it in advance. A page of the shell, as a whole: it is the same for every guest, without data or a form.
   * A page of a remote beside the bars, as it looks until its first calls are answered.
   */
  prerendered?: boolean;
  /**
   * Calls that the page's first draw makes, as `/feed?limit=20`, with the route's own parameters: the HTML starts them, where the
   * address has no query. They must be asked for letter by letter.
   */
  firstCalls?: { guest?: string[]; user?: string[] };
  /**
   * The largest thing on the page: the HTML asks for it as soon as the first call is answered. `field` is the path to its
   * address in the answer, as `flights.0.poster`, or `items.*.poster` for the first of three that has one; `sizes` are those of the
   * image element, letter by letter.
   */
  firstPicture?: { field: string; sizes: string };
  /**
   * What the page asks for once it runs, beyond its own chunk and first calls: lazy chunks and public data, as a map's. The
   * HTML asks for it once the scripts are here, but not where the operator's setting `unless` puts something in its place.
   */
  ahead?: { chunks?: string[]; data?: string[]; unless?: 'googleMapsApiKey' };
  /** Search engines leave it out: without what a link in a mail brings it does nothing. */
  indexed?: false;
  /** For the page head; in Portuguese in both languages, as the spec asks. */
  description: string;
}

/**
 * `top`: the areas in the top bar. `side`: the main navigation. `settings`: the menu of who is signed in. `add`: what a
 * pilot makes new, behind the "+" of a telephone's bar.
 */
export type MenuPlace = 'top' | 'side' | 'settings' | 'add';

/** A link in one of the shell's menus. */
export interface MenuEntry {
  place: MenuPlace;
  /** One of the app's own routes, without parameters; a query may follow it. */
  path: string;
  text: Record<Language, string>;
  /** Lines of two pixels on a grid of 24 by 24, as the `d` of an SVG path. The top bar shows none. */
  icon?: string;
  /** From left to right or from top to bottom, among the entries of all apps. */
  order: number;
  /** Who sees the entry; without it everyone, who may have to log in on the page itself. */
  access?: RouteAccess | 'admin';
  /** Left out of a telephone's bar, which has room for five. */
  wideOnly?: boolean;
}

export interface AppManifest {
  /** i18next namespace of its texts. */
  namespace: string;
  routes: RouteDeclaration[];
  /** What it adds to the shell's menus. */
  menu?: MenuEntry[];
  /** Beginnings of the names of font files (without hash) that every page needs at once; only the shell has any. */
  fonts?: string[];
  /** The shell: it asks for the hashes of a remote's files where its page has them not. */
  lateHashes?: true;
  /** The shell: its waiting page takes the style sheets of a remote from preload links. */
  preloadedStyles?: true;
  /** Typed slots of other areas that it fills through `./slots`. */
  slots?: string[];
  /** Bytes of brotli that the app's own JavaScript may have in a first visit, below the limit of all routes. */
  budget?: { bytes: number };
}
