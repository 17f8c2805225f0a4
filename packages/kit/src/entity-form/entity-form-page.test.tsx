import { skipToken } from '@estela/api';
import {
  useCreateDroneMutation,
  useGetDroneQuery,
  useUpdateDroneMutation,
  useUploadDroneImageMutation,
} from '@estela/api/gear';
import type { DroneInput } from '@estela/contracts';
import { hasUnsavedChanges } from '@estela/runtime';
import { HttpResponse, http, server } from '@estela/testing';
import { ImageField, imageRule, TextField, yup } from '@estela/ui/form';
import { screen, waitFor, within } from '@testing-library/react';
import { avispa, show } from '../testing/show.tsx';
import { derivedForm, EntityFormPage } from './index.ts';

const form = derivedForm(
  yup.object({ name: yup.string().required(), brand: yup.string(), image: imageRule(1_000) }),
);
const texts = {
  title: 'Dron',
  lead: 'Lo justo',
  submit: 'Guardar dron',
  saved: 'Dron guardado',
  missing: 'No está',
  back: 'Volver',
  failed: 'No ha llegado',
};

function DronePage({ id }: { id?: string }) {
  const [create] = useCreateDroneMutation();
  const [update] = useUpdateDroneMutation();
  const [upload] = useUploadDroneImageMutation();
  return (
    <EntityFormPage
      id={id}
      query={useGetDroneQuery(id ?? skipToken)}
      listPath="/drones"
      texts={texts}
      {...form}
      toInput={(values) => form.toInput(values) as DroneInput}
      create={create}
      update={update}
      picture={{ field: 'image', upload, failed: 'Sin foto', cancelled: 'Subida cancelada' }}
    >
      {(drone, picture) => (
        <>
          <p>{drone ? `Cambia ${drone.name}` : 'Nuevo'}</p>
          <TextField name="name" label="Nombre" />
          <TextField name="brand" label="Marca" quiet />
          <ImageField name="image" label="Foto" quiet {...picture} />
        </>
      )}
    </EntityFormPage>
  );
}

/** Keeps what is sent as `POST path` or `PATCH path`. */
function recordCalls() {
  const calls: string[] = [];
  const answer = async ({ request }: { request: Request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
    return HttpResponse.json(avispa);
  };
  server.use(
    http.post('/api/drones', answer),
    http.patch('/api/drones/d1', answer),
    http.get('/api/drones/d1', () => HttpResponse.json(avispa)),
  );
  return calls;
}

const name = () => screen.findByRole('textbox', { name: 'Nombre' });
const save = () => screen.getByRole('button', { name: 'Guardar dron' });
const photo = () => screen.getByLabelText('Foto', { selector: 'input' });
const file = new File(['x'], 'foto.webp', { type: 'image/webp' });

test('adds what was typed, says so and leads to the list', async () => {
  const calls = recordCalls();
  const { actor, address } = show(<DronePage />, { at: '/drones?new=1' });
  await actor.type(await name(), ' Avispa ');
  expect(hasUnsavedChanges('query')).toBe(true);
  await actor.click(save());
  expect(await screen.findByText('Dron guardado')).toBeInTheDocument();
  expect(address()).toBe('/drones');
  expect(calls).toEqual(['POST /api/drones {"name":"Avispa","brand":""}']);
});

test('changes only what was changed', async () => {
  const calls = recordCalls();
  const { actor } = show(<DronePage id="d1" />, { at: '/drones?edit=d1' });
  expect(await screen.findByText('Cambia Avispa')).toBeInTheDocument();
  await actor.type(await name(), ' 5');
  await actor.click(save());
  expect(await screen.findByText('Dron guardado')).toBeInTheDocument();
  expect(calls).toEqual(['PATCH /api/drones/d1 {"name":"Avispa 5"}']);
});

test('a picture that is refused keeps the entity saved: the next try sends the picture alone', async () => {
  const calls = recordCalls();
  const refuse = () =>
    HttpResponse.json(
      { error: 'Pesa demasiado', message: 'Pesa demasiado', code: 'TOO_LARGE' },
      { status: 413 },
    );
  server.use(http.post('/api/drones/d1/image', refuse, { once: true }));
  const { actor } = show(<DronePage />);
  await actor.type(await name(), 'Avispa');
  await actor.type(screen.getByRole('textbox', { name: 'Marca' }), 'iFlight');
  await actor.upload(photo(), file);
  await actor.click(save());
  await waitFor(() => expect(photo()).toHaveAccessibleDescription('Sin foto Pesa demasiado'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  server.use(http.post('/api/drones/d1/image', () => HttpResponse.json(avispa)));
  await actor.click(save());
  expect(await screen.findByText('Dron guardado')).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('after a picture that was refused only what was changed since is sent, whatever the answer held', async () => {
  const calls = recordCalls();
  server.use(http.post('/api/drones/d1/image', () => HttpResponse.error(), { once: true }));
  const { actor } = show(<DronePage />);
  await actor.type(await name(), 'Avispa');
  // The answer has another one.
  await actor.type(screen.getByRole('textbox', { name: 'Marca' }), 'BetaFPV');
  await actor.upload(photo(), file);
  await actor.click(save());
  await waitFor(() => expect(photo()).toHaveAccessibleDescription(/^Sin foto/));

  server.use(http.post('/api/drones/d1/image', () => HttpResponse.json(avispa)));
  await actor.type(await name(), ' 5');
  await actor.click(save());
  expect(await screen.findByText('Dron guardado')).toBeInTheDocument();
  expect(calls.slice(1)).toEqual(['PATCH /api/drones/d1 {"name":"Avispa 5"}']);
});

test('an upload can be cancelled, and the form says what is saved', async () => {
  recordCalls();
  server.use(http.post('/api/drones/d1/image', () => new Promise<never>(() => {})));
  const { actor } = show(<DronePage />);
  await actor.type(await name(), 'Avispa');
  await actor.upload(photo(), file);
  await actor.click(save());
  const upload = (await screen.findByRole('progressbar')).parentElement as HTMLElement;
  await actor.click(within(upload).getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Subida cancelada');
});

test('cancelling leads back without a call', async () => {
  const calls = recordCalls();
  const { actor, address } = show(<DronePage />, { at: '/drones?new=1' });
  await actor.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(address()).toBe('/drones'));
  expect(calls).toEqual([]);
});

test('what another tab has changed is said once, with what was typed in place, and then saved on top', async () => {
  recordCalls();
  const seen: (string | null)[] = [];
  const updatedAt = '2026-11-20T18:30:00.000Z';
  const conflict = {
    message: 'Alguien lo cambió antes',
    code: 'CONFLICT',
    fields: { updatedAt: 'Ha cambiado' },
  };
  server.use(
    http.get('/api/drones/d1', () => HttpResponse.json({ ...avispa, updatedAt })),
    http.patch('/api/drones/d1', ({ request }) => {
      seen.push(request.headers.get('If-Match'));
      return seen.length === 1 ? HttpResponse.json(conflict, { status: 409 }) : HttpResponse.json(avispa);
    }),
  );
  const { actor, address } = show(<DronePage id="d1" />, { at: '/drones?edit=d1' });
  await actor.type(await name(), ' 2');
  await actor.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Alguien lo cambió antes. Lo que has escrito sigue aquí: si guardas otra vez, se guardará encima.',
  );
  expect(await name()).toHaveValue(`${avispa.name} 2`);
  await actor.click(save());
  await waitFor(() => expect(address()).not.toContain('edit'));
  expect(seen).toEqual([`"${updatedAt}"`, null]);
});
