import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { builtServer } from './built-server.ts';
import { Client } from './client.ts';
import type { Place } from './stored-database.ts';
import type { Subjects } from './subjects.ts';

export interface ServerProcess {
  pid: number;
  address: string;
  client: Client;
  subjects: () => Promise<Subjects>;
  /** Starts a handler of nothing but Fastify and pg beside it, in the same process; resolves to its address. */
  startBare: () => Promise<string>;
  stop: () => Promise<void>;
  /** Ends it with SIGKILL, in the middle of whatever it does. */
  kill: () => Promise<void>;
}

interface Message {
  address?: string;
  subjects?: Subjects;
  bare?: string;
}

/** Starts the server on a database, in a process of its own; resolves once it listens. */
export async function startServerProcess(place: Place): Promise<ServerProcess> {
  const child = fork(builtServer(), {
    execArgv: [],
    env: {
      ...process.env,
      DATABASE_URL: '',
      ...place,
      PORT: '0',
      LOG_LEVEL: 'warn',
      ESTELA_SAMPLE: '0',
      RATE_LIMIT_FACTOR: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { address = '' } = await messageOf(child, 'address');
  const client = new Client(address);
  return {
    pid: child.pid ?? 0,
    address,
    client,
    subjects: async () => {
      child.send('subjects');
      const { subjects } = await messageOf(child, 'subjects');
      if (!subjects) throw new Error('The server chose nothing to ask for');
      return subjects;
    },
    startBare: async () => {
      child.send('bare');
      return (await messageOf(child, 'bare')).bare ?? '';
    },
    stop: async () => {
      client.close();
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      client.close();
    },
  };
}

function messageOf(child: ChildProcess, what: keyof Message): Promise<Message> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`The server left with code ${code}`));
    child.once('exit', fail);
    child.on('message', function onMessage(message: Message) {
      if (!(what in message)) return;
      child.off('message', onMessage);
      child.off('exit', fail);
      resolve(message);
    });
  });
}
