export { changeEmail } from './email-change.ts';
export { switchOff } from './factor-repository.ts';
export { mailTransport } from './mail-transport.ts';
export { sendNotice } from './owner-notice.ts';
export { provePassword } from './prove-password.ts';
export { refuseWeak } from './refuse-weak.ts';
export { refuseReserved, refuseViolated } from './registration.ts';
export { insertAccount } from './repository.ts';
export { openSuspensionTicket } from './suspension-ticket.ts';
