import type { AppManifest } from '@estela/contracts/platform';
import { z } from 'zod';

const texts = z.object({ es: z.string().min(1), en: z.string().min(1) });
const access = z.enum(['public', 'user', 'guest']);

/** Characters of a menu's text; a longer one would break the bar at 360 px. */
const menuTextMax = 24;
const menuText = z.string().min(1).max(menuTextMax);

/** Drawing commands alone: nothing in an icon can run, load or link. */
const iconLines = z
  .string()
  .max(1000)
  .regex(/^M[MLHVCSQTAZ\d\s,.-]*$/i, 'is not the `d` of an SVG path');

const menuEntry = z
  .looseObject({
    place: z.enum(['top', 'side', 'settings', 'add']),
    path: z.string(),
    text: z.object({ es: menuText, en: menuText }),
    icon: iconLines.optional(),
    order: z.number().int(),
    access: z.union([access, z.literal('admin')]).optional(),
    wideOnly: z.boolean().optional(),
  })
  .refine(({ place, icon }) => place === 'top' || icon !== undefined, {
    message: 'is needed in this place',
    path: ['icon'],
  });

const firstCalls = z.array(z.string().startsWith('/')).optional();

const route = z.looseObject({
  path: z.string().startsWith('/'),
  access,
  layout: z.enum(['default', 'bleed', 'plain']).optional(),
  chunk: z.string().min(1),
  title: texts,
  firstCalls: z.object({ guest: firstCalls, user: firstCalls }).optional(),
  firstPicture: z.object({ field: z.string().min(1), sizes: z.string().min(1) }).optional(),
  ahead: z
    .object({
      chunks: z.array(z.string().min(1)).optional(),
      data: z.array(z.string().startsWith('/')).optional(),
      unless: z.literal('googleMapsApiKey').optional(),
    })
    .optional(),
  indexed: z.literal(false).optional(),
  description: z.string(),
});

/** Shape of an app's `estela` key. */
export const manifestSchema = z
  .looseObject({
    namespace: z.string().min(1),
    routes: z.array(route),
    menu: z.array(menuEntry).optional(),
    fonts: z.array(z.string().min(1)).optional(),
    lateHashes: z.literal(true).optional(),
    preloadedStyles: z.literal(true).optional(),
    budget: z.looseObject({ bytes: z.number().int().positive() }).optional(),
    slots: z.array(z.string()).optional(),
  })
  .superRefine(({ routes, menu = [] }, context) => {
    // An entry of another app's page, or of none, would outlive what it leads to.
    for (const [index, { path }] of menu.entries())
      if (path.includes(':') || !routes.some((own) => own.path === path.split('?')[0]))
        context.addIssue({
          code: 'custom',
          path: ['menu', index, 'path'],
          message: `${path} is no route of its own without parameters`,
        });
  }) satisfies z.ZodType<AppManifest>;
