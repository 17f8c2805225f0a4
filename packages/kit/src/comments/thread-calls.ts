import type { Seen } from '@estela/api';
import type { CommentOrder } from '@estela/contracts/values';
import type { StreamQuery } from '../stream/stream-state.ts';
import type { CommentData } from './comment-data.ts';

type Answer = Promise<{ error?: unknown }>;
type Mutation<Args> = () => readonly [(args: Args) => Answer, ...unknown[]];
type WithId<Args> = Args & { commentId: string };

interface ListArgs {
  order: CommentOrder;
  parent?: string;
  since?: string | undefined;
  limit?: number;
}

interface ListOptions {
  skip?: boolean;
  refetchCachedPages?: boolean;
  refetchOnMountOrArgChange?: boolean;
}

interface OneComment {
  currentData?: CommentData | undefined;
  error?: unknown;
}

/** The calls on the comments of one kind of thing, from the area's part of the slice. `Args` say of which one. */
export interface CommentCalls<Args> {
  kind: 'flight' | 'post' | 'topic';
  idOf: (args: Args) => string;
  useList: (args: Args & ListArgs, options?: ListOptions) => StreamQuery<CommentData>;
  useOne: (args: WithId<Args>, options?: { skip: boolean }) => OneComment;
  useCreate: Mutation<Args & { body: { text: string; parent: string | null } }>;
  useUpdate: Mutation<WithId<Args> & { body: { text: string } } & Seen>;
  useDelete: Mutation<WithId<Args>>;
  /** Of the list that a page shows. */
  listOptions: ListOptions;
  /** Asks the server whether comments came; the lists on the page stay as they are. */
  lookForNew: (id: string) => { type: string };
  /** Reads the lists again. */
  showNew: (id: string) => { type: string };
}

/** The calls on the comments of one thing. */
export function callsOf<Args extends object>(calls: CommentCalls<Args>, args: Args) {
  const { kind, listOptions } = calls;
  const id = calls.idOf(args);
  return {
    kind,
    id,
    listOptions,
    useList: (list: ListArgs, options?: ListOptions) => calls.useList({ ...args, ...list }, options),
    useOne: (commentId: string, options?: { skip: boolean }) => calls.useOne({ ...args, commentId }, options),
    useCreate() {
      const [create] = calls.useCreate();
      return (text: string, parent: string | null) => create({ ...args, body: { text, parent } });
    },
    useUpdate() {
      const [update] = calls.useUpdate();
      return (commentId: string, text: string, seen: Seen['seen']) =>
        update({ ...args, commentId, body: { text }, seen });
    },
    useDelete() {
      const [remove] = calls.useDelete();
      return (commentId: string) => remove({ ...args, commentId });
    },
    lookForNew: () => calls.lookForNew(id),
    showNew: () => calls.showNew(id),
  };
}

export type ThreadCalls = ReturnType<typeof callsOf<object>>;
