import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Milliseconds between two samples of the event loop. */
const resolution = 20;
const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1_000) || 0;

/** Event loop, memory, processor and database pool, read at each scrape. Returns a function that ends the sampling. */
export function addProcessMetrics(registry: Registry, pool: pg.Pool): () => void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();

  new Gauge({
    name: 'estela_event_loop_lag_seconds',
    help: 'How late the event loop was since the last reading',
    labelNames: ['quantile'] as const,
    registers: [registry],
    collect() {
      this.set({ quantile: '0.5' }, seconds(delay.percentile(50)));
      this.set({ quantile: '0.99' }, seconds(delay.percentile(99)));
      this.set({ quantile: '1' }, seconds(delay.max));
      delay.reset();
    },
  });
  new Gauge({
    name: 'estela_database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  addGauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  addGauge('process_heap_bytes', 'JavaScript heap in use', () => process.memoryUsage().heapUsed);
  addGauge('process_cpu_seconds_total', 'Processor time of the process', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  addGauge('process_start_time_seconds', 'Unix time of the start', () => Date.now() / 1e3 - process.uptime());
  return () => delay.disable();

  function addGauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
}
