import {
  type AirspaceDataState,
  airspaceDataStates,
  airspaceVerdicts,
  heightReferences,
} from '@estela/contracts/values';
import fc from 'fast-check';
import { type Finding, judge } from './verdict.ts';
import { kindOf, notamSeverity, type Restriction, severityOf } from './zone.ts';

const restrictions: Restriction[] = [
  'prohibited',
  'authorisation',
  'conditional',
  'uSpace',
  'none',
  'unknown',
];
const limit = fc.option(
  fc.record({
    metres: fc.option(fc.double({ min: -100, max: 10_000, noNaN: true })),
    reference: fc.constantFrom(...heightReferences),
  }),
);
const zone = fc
  .record({
    restriction: fc.constantFrom(...restrictions),
    reasons: fc.subarray(['AIR_TRAFFIC', 'NATURE']),
    advice: fc.boolean(),
    controlArea: fc.boolean(),
    volumes: fc.array(fc.record({ lower: limit, upper: limit }), { minLength: 1, maxLength: 3 }),
  })
  .map(
    (one): Finding => ({
      ...one,
      kind: kindOf(one),
      severity: severityOf(one.restriction),
      hasSchedule: false,
    }),
  );
const notam = fc
  .record({ qcode: fc.constantFrom('QRPCA', 'QRTCA', 'QWULW', null), lower: limit, upper: limit })
  .map(
    ({ qcode, lower, upper }): Finding => ({
      kind: 'activeNotam',
      severity: notamSeverity(qcode),
      restriction: null,
      advice: false,
      controlArea: false,
      hasSchedule: true,
      volumes: [{ lower, upper }],
    }),
  );
const findings = fc.array(fc.oneof(zone, notam), { maxLength: 8 });
const state = fc.constantFrom<AirspaceDataState>(...airspaceDataStates);
const altitude = fc.double({ min: 0, max: 10_000, noNaN: true });
const rank = (verdict: (typeof airspaceVerdicts)[number]) => airspaceVerdicts.indexOf(verdict);

describe('the verdict', () => {
  it('is never made milder by one more zone, whatever the order', () => {
    fc.assert(
      fc.property(
        findings,
        fc.oneof(zone, notam),
        fc.nat(),
        state,
        altitude,
        (before, more, place, data, height) => {
          const after = before.toSpliced(place % (before.length + 1), 0, more);
          const [first, second] = [judge(before, data, height), judge(after, data, height)];
          expect(rank(second.verdict)).toBeGreaterThanOrEqual(rank(first.verdict));
          if (first.maxFreeHeight !== null && second.maxFreeHeight !== null) {
            expect(second.maxFreeHeight).toBeLessThanOrEqual(first.maxFreeHeight);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is never allowed or conditions on data that is not current', () => {
    fc.assert(
      fc.property(findings, state, altitude, (all, data, height) => {
        const { verdict } = judge(all, data, height);
        if (data !== 'current') expect(rank(verdict)).toBeGreaterThanOrEqual(rank('unknown'));
        else if (all.every(({ severity }) => severity !== 'unknown')) expect(verdict).not.toBe('unknown');
      }),
    );
  });

  it('is never milder for a higher flight, nor for data that is worse', () => {
    fc.assert(
      fc.property(findings, altitude, altitude, (all, one, other) => {
        const [low, high] = [
          judge(all, 'current', Math.min(one, other)),
          judge(all, 'current', Math.max(one, other)),
        ];
        expect(rank(high.verdict)).toBeGreaterThanOrEqual(rank(low.verdict));
        expect(rank(judge(all, 'old', one).verdict)).toBeGreaterThanOrEqual(
          rank(judge(all, 'current', one).verdict),
        );
      }),
    );
  });

  it('is allowed up to the free height that it gives', () => {
    fc.assert(
      fc.property(findings, altitude, (all, height) => {
        const { maxFreeHeight } = judge(all, 'current', height);
        if (maxFreeHeight !== null && maxFreeHeight > 0) {
          expect(judge(all, 'current', maxFreeHeight).verdict).toBe('allowed');
        }
      }),
    );
  });

  it('is unknown or stricter where a zone of unknown class concerns the flight, and keeps what is stricter', () => {
    const strict = fc.constantFrom('authorisation', 'prohibited') satisfies fc.Arbitrary<Restriction>;
    const finding = (restriction: Restriction): Finding => ({
      restriction,
      kind: 'limited',
      severity: severityOf(restriction),
      advice: false,
      controlArea: false,
      hasSchedule: false,
      volumes: [{ lower: { metres: 0, reference: 'AGL' }, upper: null }],
    });
    fc.assert(
      fc.property(findings, strict, altitude, (all, other, height) => {
        const unknown = judge([...all, finding('unknown')], 'current', height);
        expect(rank(unknown.verdict)).toBeGreaterThanOrEqual(rank('unknown'));
        expect(unknown.reasons).toContain('unknownClass');
        const both = judge([finding('unknown'), finding(other)], 'current', height);
        expect(both.verdict).toBe(other);
      }),
    );
  });
});
