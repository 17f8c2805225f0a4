import type { RouteLayout } from '@estela/contracts/platform';
import type { Language } from '@estela/contracts/values';
import type { CatalogueSource, I18n } from '@estela/i18n';
import type { SessionActions } from '@estela/runtime';
import type { ComponentType, ReactNode } from 'react';

/** A loaded page that has its own texts adds them before it renders. */
export type LoadedPage = ComponentType & { addTexts?: (i18n: I18n) => void };

/** A page in its own chunk, which can be loaded before it renders. */
export type ScreenPage = ComponentType & { prepare?: () => Promise<LoadedPage> };

export interface LayoutProps {
  kind: RouteLayout;
  /** The routed view. */
  children: ReactNode;
}

/** The shell's own screens; the platform renders them without knowing them. */
export interface Screens {
  Layout: ComponentType<LayoutProps>;
  /** The shell's pages by the `chunk` of their route. */
  pages: Record<string, ScreenPage>;
  /** Shown to a guest instead of a page that needs an account. */
  LoginNotice: ComponentType;
  /** Texts that every page needs, by namespace. */
  texts: Record<string, Record<Language, CatalogueSource>>;
  /** Opens the layout's dialogs. */
  dialogs: Pick<SessionActions, 'openLogin' | 'openRegister'>;
  /** Opens the login dialog, and resolves once the layout's dialogs are closed. */
  offerLogin: () => Promise<void>;
}
