import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** Takes every mail by SMTP, and keeps to whom. */
export async function startMailServer() {
  const recipients: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isMail = false;
    createInterface(socket).on('line', (line) => {
      if (isMail) {
        isMail = line !== '.';
        if (!isMail) say('250 taken');
        return;
      }
      const [, to] = /^RCPT TO:<([^>]+)>/i.exec(line) ?? [];
      if (to) recipients.push(to);
      isMail = /^DATA/i.test(line);
      if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say(isMail ? '354 go on' : '250 ok');
    });
    say('220 estela.test');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    recipients,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
