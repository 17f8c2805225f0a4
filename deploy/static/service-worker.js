// Shows a page of its own where a page cannot be had, and does nothing else: pages come from the network alone, files of
// releases and calls of the API never pass through here. The edge writes `offline` (address and version) above this line.
/* global offline */

const prefix = 'estela-offline-';
const cacheName = prefix + offline.version;

addEventListener('install', (event) => {
  event.waitUntil(keepPage());
  // What is no page goes past the worker, which then need not be started for it. Not every browser can be told.
  const others = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.waitUntil(Promise.resolve(event.addRoutes?.([others])).catch(() => undefined));
});

addEventListener('activate', (event) => event.waitUntil(takeOver()));

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event));
});

async function keepPage() {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(offline.address, { cache: 'reload', credentials: 'omit' }));
  await skipWaiting();
}

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  // The browser asks for the page while it starts the worker.
  await registration.navigationPreload?.enable();
}

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(offline.address, { cacheName })) ?? Response.error();
  }
}
