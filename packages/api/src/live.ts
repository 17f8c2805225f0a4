import { liveEndpoints } from './generated/live.ts';

/** A ticket for the stream of events. */
export const { createEventTicket } = liveEndpoints.endpoints;
