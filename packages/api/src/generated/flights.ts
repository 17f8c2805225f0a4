// Made from the table of calls by packages/api/bin/generate.mjs: do not edit.
import { injectArea, streamOptions, type Seen, type StreamQuery, type UploadArg } from '@estela/api';
import type { CallAnswer, CallBody, CallParams, CallQuery } from '@estela/contracts';

export const flightsEndpoints = injectArea('flights', (build) => ({
  listFlights: build.query<CallAnswer<'listFlights'>, CallQuery<'listFlights'>>({
    query: (params) => ({ url: '/flights', params }),
  }),
  countFlights: build.query<CallAnswer<'countFlights'>, CallQuery<'countFlights'>>({
    query: (params) => ({ url: '/flights/counts', params }),
  }),
  getFlightYear: build.query<CallAnswer<'getFlightYear'>, CallQuery<'getFlightYear'>>({
    query: (params) => ({ url: '/flights/year', params }),
  }),
  createFlight: build.mutation<CallAnswer<'createFlight'>, CallBody<'createFlight'>>({
    query: (body) => ({ url: '/flights', method: 'POST', body }),
  }),
  changeFlights: build.mutation<CallAnswer<'changeFlights'>, CallBody<'changeFlights'>>({
    query: (body) => ({ url: '/flights/batch', method: 'POST', body }),
  }),
  restoreFlights: build.mutation<CallAnswer<'restoreFlights'>, CallBody<'restoreFlights'>>({
    query: (body) => ({ url: '/flights/restore', method: 'POST', body }),
  }),
  findLogs: build.query<CallAnswer<'findLogs'>, CallQuery<'findLogs'>>({
    query: (params) => ({ url: '/flights/logs', params }),
  }),
  getFlight: build.query<CallAnswer<'getFlight'>, string>({
    query: (id) => ({ url: `/flights/${encodeURIComponent(id)}` }),
  }),
  getFlightTrack: build.query<CallAnswer<'getFlightTrack'>, string>({
    query: (id) => ({ url: `/flights/${encodeURIComponent(id)}/track.gpx`, responseHandler: 'content-type' }),
  }),
  updateFlight: build.mutation<CallAnswer<'updateFlight'>, CallParams<'updateFlight'> & { body: CallBody<'updateFlight'> } & Seen>({
    query: ({ id, body, seen }) => ({ url: `/flights/${encodeURIComponent(id)}`, method: 'PATCH', body, seen }),
  }),
  deleteFlight: build.mutation<CallAnswer<'deleteFlight'>, string>({
    query: (id) => ({ url: `/flights/${encodeURIComponent(id)}`, method: 'DELETE' }),
  }),
  uploadFlightPoster: build.mutation<CallAnswer<'uploadFlightPoster'>, CallParams<'uploadFlightPoster'> & UploadArg>({
    query: ({ id, ...file }) => ({ url: `/flights/${encodeURIComponent(id)}/poster`, method: 'POST', upload: { field: 'picture', ...file } }),
  }),
  favoriteFlight: build.mutation<CallAnswer<'favoriteFlight'>, string>({
    query: (id) => ({ url: `/flights/${encodeURIComponent(id)}/favorite`, method: 'PUT' }),
  }),
  unfavoriteFlight: build.mutation<CallAnswer<'unfavoriteFlight'>, string>({
    query: (id) => ({ url: `/flights/${encodeURIComponent(id)}/favorite`, method: 'DELETE' }),
  }),
  importFlights: build.mutation<CallAnswer<'importFlights'>, CallBody<'importFlights'>>({
    query: (body) => ({ url: '/flights/import', method: 'POST', body }),
  }),
  exportFlights: build.query<CallAnswer<'exportFlights'>, CallQuery<'exportFlights'>>({
    query: (params) => ({ url: '/flights/export', params, responseHandler: 'content-type' }),
  }),
  droneOptions: build.query<CallAnswer<'listDrones'>, CallQuery<'listDrones'>>({
    query: (params) => ({ url: '/drones', params }),
  }),
  spotOptions: build.query<CallAnswer<'listSpots'>, CallQuery<'listSpots'>>({
    query: (params) => ({ url: '/spots', params }),
  }),
  chosenSpot: build.query<CallAnswer<'getSpot'>, string>({
    query: (id) => ({ url: `/spots/${encodeURIComponent(id)}` }),
  }),
  equipmentOptions: build.query<CallAnswer<'listEquipmentItems'>, CallQuery<'listEquipmentItems'>>({
    query: (params) => ({ url: '/equipment-items', params }),
  }),
  equipmentOption: build.query<CallAnswer<'getEquipmentItem'>, string>({
    query: (id) => ({ url: `/equipment-items/${encodeURIComponent(id)}` }),
  }),
  flightsOfPilot: build.infiniteQuery<CallAnswer<'listPilotFlights'>, CallParams<'listPilotFlights'> & StreamQuery<'listPilotFlights'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/users/${encodeURIComponent(id)}/flights`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  flightsAtSpot: build.infiniteQuery<CallAnswer<'listSpotFlights'>, CallParams<'listSpotFlights'> & StreamQuery<'listSpotFlights'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/spots/${encodeURIComponent(id)}/flights`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
}));
