import type { FastifyInstance } from 'fastify';

/** The page's own scripts load the changed parts of a build, which no release lists, and a loopback address is http. */
const dropped = new Set(['require-trusted-types-for', 'trusted-types', 'upgrade-insecure-requests']);

/** A content security policy with what stands in the way of a watched build taken out. */
function developmentPolicy(policy: string): string {
  return policy
    .split(';')
    .filter((rule) => !dropped.has(rule.trim().split(/\s/)[0]?.toLowerCase() ?? ''))
    .join(';');
}

export function relaxPolicy(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string') reply.header('content-security-policy', developmentPolicy(policy));
  });
}
