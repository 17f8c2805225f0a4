import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@estela/contracts';
import PostalMime from 'postal-mime';
import { type MailSink, startMailSink } from '../../test/support/mail-sink.ts';
import { makePilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { confirmMail, movingMail, noticeMail, resetMail, takenMail } from './templates.ts';

const notices = [
  'changed',
  'factorOn',
  'factorOff',
  'factorUnproven',
  'codesRenewed',
  'recoveryUsed',
] as const;

/** The log's other lines. */
const withoutSecurity = (lines: string[]) => lines.filter((line) => !line.includes('"msg":"security"'));

describe('mail', () => {
  let server: TestServer;
  let sink: MailSink;
  let lines: string[];

  beforeEach(async () => {
    lines = [];
    sink = await startMailSink();
  });
  afterEach(async () => {
    await server.close();
    await sink.close();
  });

  async function start(env: Record<string, string> = {}) {
    const logStream = { write: (line: string) => lines.push(line) };
    server = await startTestServer(
      { LOG_LEVEL: 'info', MAIL_FROM: 'Estela <hola@estela.test>', ...env },
      { logStream },
    );
  }

  async function askReset(email: string, headers: Record<string, string> = {}) {
    const answer = await server.call(calls.requestPasswordReset, { body: { email }, headers });
    await server.app.background.settled();
    return answer;
  }

  it('is sent by SMTP in the reader’s language, as text and as the same in HTML', async () => {
    await start({ SMTP_URL: sink.url });
    const ana = await makePilot(server.db, 'ana');
    await server.db.updateTable('users').set({ name: 'Ána <b>' }).execute();
    await askReset(ana.email, { 'accept-language': 'es' });
    await askReset(ana.email, { 'accept-language': 'en' });
    const [spanish, english] = sink.deliveries;
    expect(spanish).toMatchObject({ from: 'hola@estela.test', to: [ana.email], login: 'estela' });
    expect(spanish?.mail.subject).toBe('Recupera tu contraseña de Estela');
    expect(spanish?.mail.text).toContain('Hola, Ána <b>:');
    expect(spanish?.mail.html).toContain('Hola, Ána &lt;b&gt;:');
    expect(english?.mail.subject).toBe('Reset your Estela password');
    const link = /http:[^\s"]+token=[\w-]{43}/;
    expect(link.exec(english?.mail.html ?? '')?.[0]).toBe(link.exec(english?.mail.text ?? '')?.[0]);
  });

  it('is one column with a button that says what it does, the address below it, and nothing to fetch', async () => {
    await start({ SMTP_URL: sink.url });
    const ana = await makePilot(server.db);
    await askReset(ana.email, { 'accept-language': 'es' });
    await askReset(ana.email, { 'accept-language': 'en' });
    const [spanish = '', english = ''] = sink.deliveries.map(({ mail }) => mail.html);
    expect(spanish).toMatch(/<html lang="es">[\s\S]*<h1 [^>]*>Recupera tu contraseña de Estela<\/h1>/);
    expect(spanish).toMatch(/<a href="[^"]+" style="[^"]*background:[^"]*">Elegir contraseña<\/a>/);
    expect(english).toMatch(/<a href="[^"]+" style="[^"]*background:[^"]*">Choose a password<\/a>/);
    expect(english).toMatch(
      /copy this address into your browser:<br><span [^>]*>http:[^\s<]+token=[\w-]{43}</,
    );
    expect(spanish + english).not.toMatch(/<(img|link|style|script)\b|url\(|\bsrc=/);
  });

  it.each(['es', 'en'] as const)('has its subject, text and button in every case (%s)', (language) => {
    const values = { name: 'Ana', link: 'https://estela.test/login', left: '7' };
    const mails = [
      ...[resetMail, confirmMail, movingMail, takenMail].map((make) => make(language, 'Ana', values.link)),
      ...notices.map((notice) => noticeMail(language, notice, values)),
    ];
    for (const { subject, text, html } of mails) {
      expect(subject).not.toMatch(/Subject$/);
      expect(text).toContain(values.link);
      expect(html).toMatch(/<a href="https:\/\/estela.test\/login" style="[^"]+">(?!\w+Button<)[^<]+<\/a>/);
    }
  });

  it('quotes a name in one line and never as a link (A7)', async () => {
    await start({ SMTP_URL: sink.url });
    const ana = await makePilot(server.db);
    const name = 'Ana\n\nhttps://evil.example/login\n\nwww.evil.example';
    await server.db.updateTable('users').set({ name }).execute();
    await askReset(ana.email);
    const { text = '', html = '' } = sink.deliveries[0]?.mail ?? {};
    expect(text).toContain('Hola, Ana https: / / evil. example/ login www. evil. example:');
    expect(html.match(/href="[^"]*/g)).toEqual([expect.stringContaining('href="http://estela.test/')]);
    expect(text + html).not.toMatch(/evil\.example/);
  });

  it('links to the public address, whatever host the request names', async () => {
    await start({ SMTP_URL: sink.url, PUBLIC_URL: 'https://estela.example/', TRUST_PROXY: 'true' });
    const ana = await makePilot(server.db);
    await askReset(ana.email, {
      host: 'evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
      forwarded: 'host=evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
    });
    const text = sink.deliveries[0]?.mail.text ?? '';
    expect(text).toContain('https://estela.example/restore-password?token=');
    expect(JSON.stringify(sink.deliveries)).not.toContain('evil.example');
  });

  it('informs the owner that the password was changed', async () => {
    await start({ SMTP_URL: sink.url });
    const ana = await makePilot(server.db);
    await askReset(ana.email);
    const token = /token=([\w-]+)/.exec(sink.deliveries[0]?.mail.text ?? '')?.[1] ?? '';
    const headers = { 'accept-language': 'en' };
    await server.call(calls.resetPassword, { body: { token, password: 'ahora es esta' }, headers });
    await server.app.background.settled();
    expect(sink.deliveries[1]?.mail.subject).toBe('Your Estela password has changed');
    expect(sink.deliveries[1]?.mail.text).toContain('http://estela.test/login');
  });

  it('gives the same response when the mail server fails, with a log line that holds no secret', async () => {
    await start({ SMTP_URL: sink.url });
    sink.state.refuse = true;
    const { email } = await makePilot(server.db);
    expect((await askReset(email)).status).toBe(200);
    const [line, ...more] = withoutSecurity(lines);
    expect(more).toEqual([]);
    expect(JSON.parse(line ?? '{}')).toMatchObject({ work: 'password reset', reqId: expect.any(String) });
    expect(line).not.toMatch(/token=abc|s3cret/);
  });

  it('is a file that only we may read where there is no mail server, named in the log', async () => {
    await start();
    const { email } = await makePilot(server.db);
    await askReset(email);
    const [file = ''] = readdirSync(join(server.config.dataDir, 'mail'));
    const path = join(server.config.dataDir, 'mail', file);
    expect(JSON.parse(withoutSecurity(lines)[0] ?? '{}')).toMatchObject({ msg: 'mail written', file: path });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(readFileSync(path));
    expect(mail.to).toEqual([{ address: email, name: '' }]);
    expect(mail.text).toMatch(/token=[\w-]{43}/);
  });
});
