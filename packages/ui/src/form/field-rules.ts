import { createContext } from 'react';
import { type FieldRules, rulesOf } from './schema.ts';

/** The rules of the fields of the form around, by path. */
export const FieldRulesContext = createContext<(path: string) => FieldRules>(rulesOf(undefined));
