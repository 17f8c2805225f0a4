import type { Call } from '@estela/contracts';
import type { CallAnswer, CallOptions, TestServer } from '../../support/test-server.ts';
import type { Model, ModelGroup, ModelPilot } from './rules.ts';

/** Parameters of a move: who makes it, and two numbers to choose the rest with. */
export interface MoveContext {
  model: Model;
  actor: ModelPilot;
  a: number;
  b: number;
  server: TestServer;
  /** Makes a call as the actor and expects its status. */
  expectCall: <C extends Call>(
    status: number,
    call: C,
    params: Record<string, string>,
    options?: CallOptions<C>,
  ) => Promise<CallAnswer<C>>;
}

export type Move = (context: MoveContext) => Promise<void>;

/** The element that a number chooses; undefined for an empty list. */
export function chosen<T>(values: readonly T[], number: number): T | undefined {
  return values[number % Math.max(1, values.length)];
}

type GroupMove = (group: ModelGroup, context: MoveContext) => Promise<void>;

/** A move in the group that `a` chooses; does nothing while there is none. */
export function inGroup(move: GroupMove): Move {
  return async (context) => {
    const group = chosen(context.model.groups, context.a);
    if (group) await move(group, context);
  };
}
