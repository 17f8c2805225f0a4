const { default: Sequencer } = require('@jest/test-sequencer');

/** Suites of a whole product, which take up to two minutes; units lie beside their sources. */
const isLong = ({ path }) => /[\\/]test[\\/]/.test(path);

/**
 * Where no earlier run says how long each file takes, Jest begins with the largest: the few short files whose suites take
 * minutes came last, one at a time, while the other processors idled.
 */
module.exports = class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isKnown = ({ duration }) => duration !== undefined;
    if (sorted.some(isKnown)) return sorted;
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
