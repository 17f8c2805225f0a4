// The built server, started as `npm start` starts it: the database's thread first, then all the rest is read.
import { startThread } from '../src/database/database-thread.mjs';

const databaseThread = startThread(process.env);
const { serve } = await import('../dist/bench/serve.mjs');
await serve(databaseThread);
