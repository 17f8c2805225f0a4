import type { Reminder, ReminderRule } from '@estela/contracts';
import { aPage, aServerError, aUser, HttpResponse, http, renderApp, screen } from '@estela/testing';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { anOwnBattery } from '../../testing/an-own-battery.ts';
import { GearCare } from './gear-care.tsx';

const warranty: Reminder = {
  kind: 'warranty',
  _id: 'e1',
  subject: { kind: 'equipmentItem', _id: 'e1', name: 'Gafas' },
  text: '',
  dueOn: '2030-01-31',
  rule: null,
};

function show(due: Reminder[], batteries: ReturnType<typeof anOwnBattery>[]) {
  return renderApp(<GearCare most={3} />, {
    user: aUser(),
    catalogues: { gear: { es, en } },
    handlers: [
      http.get('/api/gear/reminders', () => HttpResponse.json(aPage(due))),
      http.get('/api/equipment-items/batteries', () => HttpResponse.json(aPage(batteries))),
    ],
  });
}

test('names what is due and the packs to look after, each with a link to its page', async () => {
  show(
    [warranty],
    [anOwnBattery({ name: 'Tattu 1' }, { verdict: 'retire' }), anOwnBattery({ name: 'Tattu 2' })],
  );
  expect(await screen.findByRole('link', { name: 'Gafas' })).toHaveAttribute(
    'href',
    '/equipment-items?item=e1',
  );
  expect(screen.getByText(/termina el 31 ene 2030/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tattu 1' })).toBeVisible();
  expect(screen.queryByText('Tattu 2')).toBeNull();
});

test('leaves the focus in place once something is done', async () => {
  const rule: ReminderRule = {
    ...{ _id: 'r1', subject: { kind: 'drone' as const, _id: 'd1', name: 'Avispa' }, text: 'Hélices' },
    ...{ every: { flights: 20 }, since: '2026-01-01T10:00:00.000Z', tz: 'Europe/Madrid' },
    ...{ used: 22, left: -2, dueOn: null, due: true },
    ...{ createdAt: '2026-01-01T10:00:00.000Z', updatedAt: '2026-01-01T10:00:00.000Z' },
  };
  const { _id, subject, text } = rule;
  const due: Reminder[] = [{ kind: 'rule', _id, subject, text, dueOn: null, rule }];
  const { actor } = renderApp(<GearCare most={3} />, {
    user: aUser(),
    catalogues: { gear: { es, en } },
    handlers: [
      http.get('/api/gear/reminders', () => HttpResponse.json(aPage(due.splice(0)))),
      http.get('/api/equipment-items/batteries', () => HttpResponse.json(aPage([]))),
      http.post('/api/gear/reminder-rules/r1/done', () => HttpResponse.json(rule)),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Hecho: Hélices, Avispa' }));
  expect((await screen.findByText('Todo tu equipo está al día')).parentElement).toHaveFocus();
});

test('says so when nothing needs care', async () => {
  show([], [anOwnBattery()]);
  expect(await screen.findByText('Todo tu equipo está al día')).toBeVisible();
});

test('can be loaded again after a failure', async () => {
  const { actor } = renderApp(<GearCare most={3} />, {
    user: aUser(),
    catalogues: { gear: { es, en } },
    handlers: [
      http.get('/api/gear/reminders', () => aServerError('INTERNAL'), { once: true }),
      http.get('/api/gear/reminders', () => HttpResponse.json(aPage([]))),
      http.get('/api/equipment-items/batteries', () => HttpResponse.json(aPage([]))),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todo tu equipo está al día')).toBeVisible();
});
