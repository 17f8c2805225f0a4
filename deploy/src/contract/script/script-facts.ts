import { parseScript } from './parse-script.ts';
import { readCalls } from './read-calls.ts';
import { type FederationFacts, readFederation } from './read-federation.ts';
import { type ModuleFacts, readModules } from './read-modules.ts';
import { readDrawnSlots, readFilledSlots, type SlotFacts } from './read-slots.ts';
import { readCatalogues, readTextKeys, type TextKey } from './read-texts.ts';

/** Everything that one published script says about what it needs and gives. */
export interface ScriptFacts extends FederationFacts, ModuleFacts {
  calls: string[];
  textKeys: TextKey[];
  catalogues: Record<string, string[]>;
  drawn: SlotFacts[];
  filled: SlotFacts[];
}

/** Reads a script's bytes; throws a SyntaxError where a browser would refuse it. */
export function readScript(source: string): ScriptFacts {
  const script = parseScript(source);
  return {
    ...readFederation(script),
    ...readModules(script),
    calls: readCalls(script),
    textKeys: readTextKeys(script),
    catalogues: readCatalogues(script),
    drawn: readDrawnSlots(script),
    filled: readFilledSlots(script),
  };
}
