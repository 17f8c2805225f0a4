import { z } from 'zod';
import { disciplines, followStatuses } from '../values.ts';
import { instant, streamOf } from '../wire.ts';
import { userCard } from './user.ts';

/** Returned by unfollow: the relation of viewer and pilot now. */
export const followState = z
  .object({ followedByMe: z.boolean(), followers: z.number().int() })
  .meta({ id: 'FollowState' });

/** Returned by follow: a pilot who approves their followers is only asked. */
export const followAnswer = followState
  .extend({ status: z.enum(followStatuses) })
  .meta({ id: 'FollowAnswer' });

/** Who asks to follow the viewer, and since when. */
const followRequest = userCard.extend({ requestedAt: instant }).meta({ id: 'FollowRequest' });
export type FollowRequest = z.infer<typeof followRequest>;

/** `total` counts to 100 at most. */
export const followRequestStream = streamOf(followRequest)
  .extend({ total: z.number().int() })
  .meta({ id: 'FollowRequestStream' });

/** A pilot whom the viewer may want to follow, and what the two share: how many spots and models of drone. */
const suggestedPilot = userCard
  .extend({
    shared: z.object({
      spots: z.number().int(),
      drones: z.number().int(),
      disciplines: z.array(z.enum(disciplines)),
    }),
  })
  .meta({ id: 'SuggestedPilot' });
export type SuggestedPilot = z.infer<typeof suggestedPilot>;

export const suggestedPilots = z.object({ items: z.array(suggestedPilot) }).meta({ id: 'SuggestedPilots' });
