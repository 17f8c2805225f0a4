// Made from the table of calls by packages/api/bin/generate.mjs: do not edit.
import { injectArea, streamOptions, type Seen, type StreamQuery, type UploadArg } from '@estela/api';
import type { CallAnswer, CallBody, CallParams, CallQuery } from '@estela/contracts';

export const spotsEndpoints = injectArea('spots', (build) => ({
  listSpots: build.query<CallAnswer<'listSpots'>, CallQuery<'listSpots'>>({
    query: (params) => ({ url: '/spots', params }),
  }),
  createSpot: build.mutation<CallAnswer<'createSpot'>, CallBody<'createSpot'>>({
    query: (body) => ({ url: '/spots', method: 'POST', body }),
  }),
  getSpotMap: build.query<CallAnswer<'getSpotMap'>, CallQuery<'getSpotMap'>>({
    query: (params) => ({ url: '/spots/map', params }),
  }),
  getSpotsNear: build.query<CallAnswer<'getSpotsNear'>, CallQuery<'getSpotsNear'>>({
    query: (params) => ({ url: '/spots/near', params }),
  }),
  getSpot: build.query<CallAnswer<'getSpot'>, string>({
    query: (id) => ({ url: `/spots/${encodeURIComponent(id)}` }),
  }),
  updateSpot: build.mutation<CallAnswer<'updateSpot'>, CallParams<'updateSpot'> & { body: CallBody<'updateSpot'> } & Seen>({
    query: ({ id, body, seen }) => ({ url: `/spots/${encodeURIComponent(id)}`, method: 'PATCH', body, seen }),
  }),
  deleteSpot: build.mutation<CallAnswer<'deleteSpot'>, string>({
    query: (id) => ({ url: `/spots/${encodeURIComponent(id)}`, method: 'DELETE' }),
  }),
  addSpotPhoto: build.mutation<CallAnswer<'addSpotPhoto'>, CallParams<'addSpotPhoto'> & UploadArg>({
    query: ({ id, ...file }) => ({ url: `/spots/${encodeURIComponent(id)}/photos`, method: 'POST', upload: { field: 'picture', adds: true, ...file } }),
  }),
  deleteSpotPhoto: build.mutation<CallAnswer<'deleteSpotPhoto'>, CallParams<'deleteSpotPhoto'>>({
    query: ({ id, photoId }) => ({ url: `/spots/${encodeURIComponent(id)}/photos/${encodeURIComponent(photoId)}`, method: 'DELETE' }),
  }),
  listSpotFlights: build.infiniteQuery<CallAnswer<'listSpotFlights'>, CallParams<'listSpotFlights'> & StreamQuery<'listSpotFlights'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/spots/${encodeURIComponent(id)}/flights`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  getAirspaceZones: build.query<CallAnswer<'getAirspaceZones'>, CallQuery<'getAirspaceZones'>>({
    query: (params) => ({ url: '/airspace/zones', params }),
  }),
  checkAirspace: build.query<CallAnswer<'checkAirspace'>, CallQuery<'checkAirspace'>>({
    query: (params) => ({ url: '/airspace/check', params }),
  }),
  findPlaces: build.query<CallAnswer<'findPlaces'>, CallQuery<'findPlaces'>>({
    query: (params) => ({ url: '/places', params }),
  }),
}));
