import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Delivery {
  from: string;
  to: string[];
  login: string | undefined;
  mail: Email;
}

export interface MailSink {
  deliveries: Delivery[];
  /** `refuse`: everything; `refuseTo`: mails to that address. */
  state: { refuse: boolean; refuseTo?: string };
  url: string;
  close: () => Promise<void>;
}

/** A real SMTP server that stores its mails; `refuse` makes it respond with an error. */
export async function startMailSink(): Promise<MailSink> {
  const deliveries: Delivery[] = [];
  const state: MailSink['state'] = { refuse: false };
  const sink = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onRcptTo: ({ address }, _session, done) =>
      done(address === state.refuseTo ? new Error('no such mailbox now') : null),
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onData: (stream, { envelope, user }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (state.refuse) return done(new Error('mailbox of token=abc is full'));
        deliveries.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          login: user,
          mail: await PostalMime.parse(Buffer.concat(chunks)),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const { port } = sink.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => sink.close(resolve));
  return { deliveries, state, url: `smtp://estela:s3cret@127.0.0.1:${port}`, close };
}
