import type { RouteLayout } from '@estela/contracts/platform';
import type { Language } from '@estela/contracts/values';
import type { Catalogue, I18n } from '@estela/i18n';
import type { SessionActions } from '@estela/runtime';
import type { ComponentType, ReactNode } from 'react';

/** A page whose texts travel with it can add them before it draws. */
export type LoadedPage = ComponentType & { addTexts?: (i18n: I18n) => void };

/** A page in a chunk of its own can be fetched before it draws. */
export type ScreenPage = ComponentType & { prepare?: () => Promise<LoadedPage> };

export interface LayoutProps {
  kind: RouteLayout;
  /** The routed view. */
  children: ReactNode;
}

/** What the shell's own screens are; the platform draws them without knowing them. */
export interface Screens {
  Layout: ComponentType<LayoutProps>;
  /** The shell's pages by the `chunk` of their route. */
  pages: Record<string, ScreenPage>;
  /** In the place of a page that needs an account, for a guest. */
  LoginNotice: ComponentType;
  /** Texts that every page needs, by namespace. */
  texts: Record<string, Record<Language, Catalogue>>;
  /** Opens the layout's dialogs. */
  dialogs: Pick<SessionActions, 'openLogin' | 'openRegister'>;
}
