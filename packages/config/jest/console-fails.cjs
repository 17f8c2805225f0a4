// A console error or warning fails the test. One that is expected: jest.spyOn(console, 'error') in the test.
const { format } = require('node:util');

const own = { error: console.error, warn: console.warn };
let noise = [];

beforeEach(() => {
  noise = [];
  for (const level of ['error', 'warn']) {
    console[level] = (...args) => noise.push(`console.${level}: ${format(...args)}`);
  }
});

afterEach(() => {
  Object.assign(console, own);
  if (noise.length > 0) throw new Error(`The test wrote to the console:\n${noise.join('\n')}`);
});
