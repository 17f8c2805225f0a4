export { forgetLoginFailures, insertLoginFailure } from './login-failures.ts';
export { refuseReserved, refuseViolated } from './registration.ts';
export { insertAccount } from './repository.ts';
