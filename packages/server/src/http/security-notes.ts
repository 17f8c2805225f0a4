import type { FastifyRequest } from 'fastify';
import type { furtherEvents, Refusal } from './security-events.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the security log has to know of a request beyond its call. */
    security: SecurityNotes | null;
  }
}

export interface SecurityNotes {
  /** Id of the account that acts, or that a login is meant for. */
  who?: string;
  /** The error that the request ended with. */
  refusal?: Refusal;
  events: (typeof furtherEvents)[number][];
}

function notesOf(request: FastifyRequest): SecurityNotes {
  request.security ??= { events: [] };
  return request.security;
}

/** Names the account for the security log where no session does. */
export function noteAccount(request: FastifyRequest, id: string | undefined): void {
  if (id) notesOf(request).who = id;
}

export function noteRefusal(request: FastifyRequest, refusal: Refusal): void {
  notesOf(request).refusal = refusal;
}

export function noteEvent(request: FastifyRequest, event: (typeof furtherEvents)[number]): void {
  notesOf(request).events.push(event);
}
