import { addressKey, WindowCounter } from '@estela/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Where browsers report what the policy refused. */
export const policyReportsPath = '/telemetry/policy';

/** Requests a minute from one network to this process, and lines a minute from all together. */
const perMinute = 10;
const linesPerMinute = 60;

const bytes = 16_384;
const types = ['application/csp-report', 'application/reports+json'];

const directive = z.string().regex(/^[a-z-]{1,40}$/);
const address = z.string().default('').transform(shorten);

/** What `report-uri` sends. */
const oldForm = z
  .object({
    'csp-report': z.object({
      'effective-directive': directive,
      'blocked-uri': address,
      'source-file': address,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
    },
  ]);

const violationReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: directive, blockedURL: address, sourceFile: address.nullish() }),
});

/** What `report-to` sends: several at once, perhaps with reports of other kinds. */
const newForm = z
  .array(z.unknown())
  .max(20)
  .transform((reports) =>
    reports.flatMap((report) => {
      const { data } = violationReport.safeParse(report);
      if (!data) return [];
      const { effectiveDirective, blockedURL, sourceFile } = data.body;
      return { directive: effectiveDirective, blocked: blockedURL, source: sourceFile ?? '' };
    }),
  );

const reports = z.union([oldForm, newForm]);

/**
 * `POST /telemetry/policy`: what browsers refused by the content security policy, one line of the log each. Addresses of
 * pages are not read, since they may carry a token. The answer is 204 for everything.
 */
export function policyReports(app: FastifyInstance): void {
  const requests = new WindowCounter({ limit: perMinute, length: 60_000 });
  const lines = new WindowCounter({ limit: linesPerMinute, length: 60_000 });

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: bytes },
      async (_request: unknown, body: string | Buffer) => JSON.parse(String(body)),
    );
    scope.setErrorHandler((_error, _request, reply) => reply.code(204).send());
    scope.post(policyReportsPath, async (request, reply) => {
      const isFew = requests.hit(addressKey(request.ip)) === 0;
      const read = isFew ? reports.safeParse(request.body) : undefined;
      for (const violation of read?.data ?? [])
        if (lines.hit('all') === 0) request.log.warn({ violation }, 'refused by the content security policy');
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

/** Our own file, another's origin, or the word that browsers give for what has no address. */
function shorten(text: string): string {
  if (/^[a-z-]{0,30}$/.test(text)) return text;
  const { protocol, origin, pathname } = URL.canParse(text) ? new URL(text) : new URL('other:');
  if (!/^https?:$/.test(protocol)) return protocol.slice(0, 30);
  const file = /^\/(?:shell|remotes)\/[\w./-]{1,160}$/.exec(pathname)?.[0] ?? '';
  return `${origin.slice(0, 100)}${file}`;
}
