import { Duplex } from 'node:stream';

const terminate = 0x58;

/** Sends one raw protocol message and returns everything the database wrote back. */
export type ProtocolCall = (buffer: Uint8Array) => Promise<Uint8Array>;

/**
 * The `stream` that pg.Client writes its protocol to. Behind every one of them is the same single session, so a
 * client that ends in the middle of a transaction must not leave it open for the next: its end rolls back.
 */
export function createSessionSocket(call: ProtocolCall): Duplex {
  let pending: Buffer[] = [];
  let isFlushing = false;
  let isDone = false;

  const socket = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      pending.push(chunk);
      done();
      if (isFlushing) return;
      isFlushing = true;
      // Parse, Bind, Describe, Execute and Sync come as five writes and leave as one message.
      queueMicrotask(() => void flush());
    },
    final(done) {
      socket.push(null);
      done();
    },
    destroy(error, done) {
      if (isDone) return done(error);
      isDone = true;
      const finish = () => done(error);
      resetSession(call).then(finish, finish);
    },
  });

  const flush = async () => {
    isFlushing = false;
    const buffer = Buffer.concat(pending);
    pending = [];
    if (buffer.length === 0) return;
    if (buffer[0] === terminate) {
      socket.push(null);
      socket.destroy();
      return;
    }
    try {
      const answer = await call(buffer);
      if (answer.length > 0 && !isDone) {
        socket.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length));
      }
    } catch (error) {
      socket.destroy(error as Error);
    }
  };

  const itself = () => socket;
  // What pg expects of a net.Socket and a Duplex does not have.
  return Object.assign(socket, {
    connect() {
      process.nextTick(() => socket.emit('connect'));
      return socket;
    },
    setNoDelay: itself,
    setKeepAlive: itself,
    setTimeout: itself,
    ref: itself,
    unref: itself,
  });
}

async function resetSession(call: ProtocolCall): Promise<void> {
  await call(simpleQuery('ROLLBACK'));
  await call(simpleQuery('DISCARD ALL'));
}

function simpleQuery(text: string): Buffer {
  const query = Buffer.from(`${text}\0`);
  const header = Buffer.alloc(5);
  header[0] = 0x51;
  header.writeInt32BE(4 + query.length, 1);
  return Buffer.concat([header, query]);
}
