// How long `findBy...` waits: a slow machine must not turn a working screen into a failure.
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 15_000 });
