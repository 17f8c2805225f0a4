import { strictEqual } from 'node:assert/strict';
import { calls, type DroneInput, type FlightInput, type SpotInput } from '@estela/contracts';
import type { TestPilot } from './test-pilots.ts';
import type { TestServer } from './test-server.ts';

const flight: FlightInput = {
  title: 'Tarde en el bando',
  description: 'Tres baterías al atardecer.',
  videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
};

const drone: DroneInput = {
  name: 'Apex',
  type: 'freestyle',
  brand: 'ImpulseRC',
  model: 'Apex 5',
  serialNumber: 'SN-1234',
  weight: 640,
  frameSize: 225,
};

const spot: SpotInput = { name: 'La cantera', location: { lat: 40.4168, lng: -3.7038 } };

/** A flight that the pilot logged through the API. */
export async function makeFlight(server: TestServer, pilot: TestPilot, input: Partial<FlightInput> = {}) {
  const { status, body } = await server.call(calls.createFlight, {
    token: pilot.token,
    body: { ...flight, ...input },
  });
  strictEqual(status, 201);
  return body;
}

export async function makeDrone(server: TestServer, pilot: TestPilot, input: Partial<DroneInput> = {}) {
  const { status, body } = await server.call(calls.createDrone, {
    token: pilot.token,
    body: { ...drone, ...input },
  });
  strictEqual(status, 201);
  return body;
}

export async function makeSpot(server: TestServer, pilot: TestPilot, input: Partial<SpotInput> = {}) {
  const { status, body } = await server.call(calls.createSpot, {
    token: pilot.token,
    body: { ...spot, ...input },
  });
  strictEqual(status, 201);
  return body;
}
