import { claimFaults } from './security-claims.ts';

const read = (file: string) => (file === 'a.test.ts' ? "test('takes all', () => {});" : undefined);
const takesAll = { says: 'takes all of it', test: ['a.test.ts', 'takes all'] } as const;
const document = {
  'policies.md': '# Rules\n\n- A deletion\n  takes all of it. Passwords are hashed.\n- Nobody reads it.',
};

test('a sentence without exception needs a claim, wherever its lines break', () => {
  expect(claimFaults([], document, read)).toEqual([
    'policies.md: no test holds "- A deletion takes all of it."',
    'policies.md: no test holds "- Nobody reads it."',
  ]);
});

test('a claim needs its sentence and its test', () => {
  const gone = { says: 'leaves nothing', test: ['a.test.ts', 'leaves nothing'] } as const;
  expect(claimFaults([takesAll, gone], document, read)).toEqual([
    'policies.md: no test holds "- Nobody reads it."',
    'no document says "leaves nothing"',
    'there is no test "leaves nothing" in a.test.ts',
  ]);
});
