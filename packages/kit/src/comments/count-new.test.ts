import { countNew } from './count-new.ts';

const pilot = (name: string) => ({ _id: name, username: name, name, profilePicture: null, verified: false });
const at = (minute: number) => `2026-11-20T10:${minute}:00.000Z`;
const comment = (author: string, minute: number) => ({
  ...{ _id: `${author}-${minute}`, parent: null, text: '', mentions: [], edited: false, deleted: false },
  ...{ replyCount: 0, author: pilot(author), createdAt: at(minute), updatedAt: at(minute) },
});
const page = (...items: ReturnType<typeof comment>[]) => ({ items });

test('comments of others are counted that came before one of the pilot was put into the list', () => {
  const list = page(comment('ana', 30), comment('berto', 10));
  const newest = page(comment('ana', 30), comment('cleo', 25), comment('cleo', 20), comment('berto', 10));
  expect(countNew(list, newest, 'ana')).toBe(2);
});

test('what is older than the list, deleted or of the pilot is not new', () => {
  const list = page(comment('berto', 20), comment('berto', 15));
  const gone = { ...comment('cleo', 40), deleted: true };
  const newest = page(
    gone,
    comment('ana', 35),
    comment('cleo', 30),
    comment('berto', 20),
    comment('cleo', 11),
  );
  expect(countNew(list, newest, 'ana')).toBe(1);
});

test('in a list without any all of others are new', () => {
  expect(countNew(page(), page(comment('ana', 20), comment('berto', 10)), 'ana')).toBe(1);
});
