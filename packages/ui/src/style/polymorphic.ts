import type { ComponentPropsWithRef, ElementType } from 'react';

/** Own props, plus those of whatever element or component `as` names (a router's Link, say). */
export type Polymorphic<As extends ElementType, Own> = Own & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | 'as'
  >;
