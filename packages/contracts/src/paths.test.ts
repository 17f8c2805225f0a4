import { atComment, paths } from './paths.ts';

test('fills in and encodes the segments of a path', () => {
  expect(paths.flight('01a1fe6c')).toBe('/flights/01a1fe6c');
  expect(paths.drone('01a1fe6c')).toBe('/drones/01a1fe6c');
  expect(paths.dashboard('ana/../bruno?')).toBe('/dashboard/ana%2F..%2Fbruno%3F');
});

test('names a form in the query: a flag for a new item, the id of the one to edit', () => {
  expect(paths.flights({ new: true })).toBe('/flights?new=1');
  expect(paths.drones({ edit: '01a1fe6c' })).toBe('/drones?edit=01a1fe6c');
  expect(paths.group('01a1fe6c', { edit: true })).toBe('/groups/01a1fe6c?edit=1');
  expect(paths.topic('01a1fe6c', '02b2')).toBe('/groups/01a1fe6c/topics/02b2');
  expect(atComment(paths.flight('f1'), 'c1')).toBe('/flights/f1#comment-c1');
  expect(atComment(paths.flight('f1'), undefined)).toBe('/flights/f1');
});

test('encodes the query and leaves out what is empty', () => {
  expect(paths.groups({ tab: 'mine', q: '', tag: 'día & noche' })).toBe(
    '/groups?tab=mine&tag=d%C3%ADa%20%26%20noche',
  );
  expect(paths.spots({ new: true, at: undefined })).toBe('/spots?new=1');
  expect(paths.verifyEmail({ token: 'a' })).toBe('/verify-email?token=a');
  expect(paths.undoEmail()).toBe('/undo-email');
  expect(paths.restorePassword()).toBe('/restore-password');
});
