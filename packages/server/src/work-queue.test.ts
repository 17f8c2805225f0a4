import { workQueue } from './work-queue.ts';

/** Work that goes on until told to end. */
function openWork(started: string[], name: string) {
  let end = () => {};
  let fail = () => {};
  const answer = new Promise<string>((resolve, reject) => {
    end = () => resolve(name);
    fail = () => reject(new Error(name));
  });
  const run = () => {
    started.push(name);
    return answer;
  };
  return { run, end, fail };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs no more at once than allowed, and the others in the order they came', async () => {
  const queued = workQueue(2);
  const started: string[] = [];
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((name) => openWork(started, name));
  const answers = [one, two, three, four].map((work) => work && queued(work.run));
  await settled();
  expect(started).toEqual(['one', 'two']);
  two?.end();
  await settled();
  expect(started).toEqual(['one', 'two', 'three']);
  for (const work of [one, three, four]) work?.end();
  expect(await Promise.all(answers)).toEqual(['one', 'two', 'three', 'four']);
});

it('continues after work that failed', async () => {
  const queued = workQueue(1);
  const started: string[] = [];
  const broken = openWork(started, 'broken');
  const next = openWork(started, 'next');
  const failure = expect(queued(broken.run)).rejects.toThrow('broken');
  const answer = queued(next.run);
  broken.fail();
  next.end();
  await failure;
  expect(await answer).toBe('next');
});

it('refuses who comes when as many wait as may, and takes the next once there is room', async () => {
  const queued = workQueue(1, { waiting: 1, retryAfter: 7 });
  const started: string[] = [];
  const [one, two, three] = ['one', 'two', 'three'].map((name) => openWork(started, name));
  const answers = [one, two].map((work) => work && queued(work.run));
  expect(queued.requireRoom).toThrow();
  await expect(queued(async () => 'late')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 7 });
  one?.end();
  await answers[0];
  queued.requireRoom();
  const third = three && queued(three.run);
  two?.end();
  three?.end();
  expect(await Promise.all([...answers, third])).toEqual(['one', 'two', 'three']);
});

it('runs one at once of what has a share in common, and lets others overtake', async () => {
  const queued = workQueue(2);
  const started: string[] = [];
  const [one, two, other] = ['one', 'two', 'other'].map((name) => openWork(started, name));
  const answers = [one, two].map((work) => work && queued(work.run, ['ana']));
  answers.push(other && queued(other.run, ['berto']));
  await settled();
  expect(started).toEqual(['one', 'other']);
  other?.end();
  await settled();
  expect(started).toEqual(['one', 'other']);
  one?.end();
  two?.end();
  expect(await Promise.all(answers)).toEqual(['one', 'two', 'other']);
});

it('keeps places to wait in for others than who brings most', async () => {
  const queued = workQueue(2, { waiting: 3, waitingOfOne: 1, retryAfter: 7 });
  const started: string[] = [];
  const [one, two, other] = ['one', 'two', 'other'].map((name) => openWork(started, name));
  const answers = [one, two].map((work) => work && queued(work.run, ['ana']));
  expect(() => queued.requireRoom(['ana'])).toThrow();
  await expect(queued(async () => 'late', ['ana'])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  queued.requireRoom(['berto']);
  answers.push(other && queued(other.run, ['berto']));
  for (const work of [one, two, other]) work?.end();
  expect(await Promise.all(answers)).toEqual(['one', 'two', 'other']);
});
