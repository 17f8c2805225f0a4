// Made from openapi.json by packages/api/bin/generate.mjs: do not edit.
import { baseApi as api, claimEndpoints } from '@estela/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSpot: build.mutation<CreateSpotApiResponse, CreateSpotApiArg>({
      query: (queryArg) => ({ url: `/spots`, method: 'POST', body: queryArg }),
    }),
    getSpotMap: build.query<GetSpotMapApiResponse, GetSpotMapApiArg>({
      query: (queryArg) => ({
        url: `/spots/map`,
        params: {
          bbox: queryArg.bbox,
          limit: queryArg.limit,
        },
      }),
    }),
    getSpotsNear: build.query<GetSpotsNearApiResponse, GetSpotsNearApiArg>({
      query: (queryArg) => ({
        url: `/spots/near`,
        params: {
          lat: queryArg.lat,
          lng: queryArg.lng,
          radius: queryArg.radius,
          limit: queryArg.limit,
        },
      }),
    }),
    getSpot: build.query<GetSpotApiResponse, GetSpotApiArg>({
      query: (queryArg) => ({
        url: `/spots/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateSpot: build.mutation<UpdateSpotApiResponse, UpdateSpotApiArg>({
      query: (queryArg) => ({
        url: `/spots/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.spotPatch,
      }),
    }),
    deleteSpot: build.mutation<DeleteSpotApiResponse, DeleteSpotApiArg>({
      query: (queryArg) => ({
        url: `/spots/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    getAirspaceZones: build.query<GetAirspaceZonesApiResponse, GetAirspaceZonesApiArg>({
      query: (queryArg) => ({
        url: `/airspace/zones`,
        params: {
          bbox: queryArg.bbox,
          at: queryArg.at,
          limit: queryArg.limit,
        },
      }),
    }),
    checkAirspace: build.query<CheckAirspaceApiResponse, CheckAirspaceApiArg>({
      query: (queryArg) => ({
        url: `/airspace/check`,
        params: {
          lat: queryArg.lat,
          lng: queryArg.lng,
          at: queryArg.at,
          altitude: queryArg.altitude,
        },
      }),
    }),
  }),
  overrideExisting: claimEndpoints('spots', [
    'createSpot',
    'getSpotMap',
    'getSpotsNear',
    'getSpot',
    'updateSpot',
    'deleteSpot',
    'getAirspaceZones',
    'checkAirspace',
  ]),
});
export { injectedRtkApi as spotsEndpoints };
export type CreateSpotApiResponse = /** status 201 Success */ Spot;
export type CreateSpotApiArg = SpotInput;
export type GetSpotMapApiResponse = /** status 200 Success */ SpotMap;
export type GetSpotMapApiArg = {
  bbox: string;
  limit?: number;
};
export type GetSpotsNearApiResponse = /** status 200 Success */ SpotMap;
export type GetSpotsNearApiArg = {
  lat: number;
  lng: number;
  radius?: number;
  limit?: number;
};
export type GetSpotApiResponse = /** status 200 Success */ Spot;
export type GetSpotApiArg = string;
export type UpdateSpotApiResponse = /** status 200 Success */ Spot;
export type UpdateSpotApiArg = {
  id: string;
  spotPatch: SpotPatch;
};
export type DeleteSpotApiResponse = unknown;
export type DeleteSpotApiArg = string;
export type GetAirspaceZonesApiResponse = /** status 200 Success */ AirspaceZones;
export type GetAirspaceZonesApiArg = {
  bbox: string;
  at?: string;
  limit?: number;
};
export type CheckAirspaceApiResponse = /** status 200 Success */ AirspaceCheck;
export type CheckAirspaceApiArg = {
  lat: number;
  lng: number;
  at?: string;
  altitude?: number;
};
export type UserSummary = {
  _id: string;
  username: string;
  name: string;
  profilePicture: string | null;
  verified: boolean;
};
export type SpotLocation = {
  lat: number;
  lng: number;
  address: string | null;
  country: string | null;
  precision: 'exact' | 'area';
};
export type Spot = {
  _id: string;
  owner: UserSummary;
  name: string;
  description: string;
  location: SpotLocation;
  visibility: 'public' | 'followers' | 'private';
  likes: number;
  likedByMe: boolean;
  createdAt: string;
  updatedAt: string;
};
export type ErrorBody = {
  error: string;
  message: string;
  code:
    | 'VALIDATION'
    | 'INVALID_CREDENTIALS'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'CONFLICT'
    | 'TOO_LARGE'
    | 'UNSUPPORTED_MEDIA'
    | 'RATE_LIMITED'
    | 'INTERNAL'
    | 'UNAVAILABLE';
  fields?: {
    [key: string]: string;
  };
};
export type SpotLocationInput = {
  lat: number;
  lng: number;
  address?: string | null;
  precision?: 'exact' | 'area';
};
export type SpotInput = {
  name: string;
  location: SpotLocationInput;
  description?: string;
  visibility?: 'public' | 'followers' | 'private';
};
export type SpotMap = {
  items: Spot[];
  truncated: boolean;
};
export type SpotLocationPatch = {
  lat?: number;
  lng?: number;
  address?: string | null;
  precision?: 'exact' | 'area';
};
export type SpotPatch = {
  name?: string;
  location?: SpotLocationPatch;
  description?: string;
  visibility?: 'public' | 'followers' | 'private';
};
export type AirspaceFeature = {
  type: 'Feature';
  id: string;
  geometry: {
    type: 'MultiPolygon';
    coordinates: number[][][][];
  };
  properties: {
    identifier: string;
    name: string;
    kind: 'restricted' | 'limited' | 'allowed' | 'aeronautical' | 'activeNotam';
    severity: 'allowed' | 'conditions' | 'authorisation' | 'prohibited';
    advice: boolean;
    synthetic: boolean;
    source: string;
  };
};
export type AirspaceSource = {
  name: string;
  title: string;
  provider: string | null;
  content: 'zones' | 'notams';
  issued: string | null;
  validFrom: string | null;
  validTo: string | null;
  importedAt: string;
  staleAt: string;
  state: 'current' | 'old' | 'failed' | 'missing';
  synthetic: boolean;
};
export type AirspaceZones = {
  type: 'FeatureCollection';
  features: AirspaceFeature[];
  truncated: boolean;
  sources: AirspaceSource[];
};
export type AirspaceWhy = {
  code:
    | 'prohibitedZone'
    | 'authorisationZone'
    | 'conditionalZone'
    | 'uSpaceZone'
    | 'unknownClass'
    | 'activeNotam'
    | 'notamSchedule'
    | 'upcomingNotam'
    | 'aboveOpenCategory'
    | 'heightNotComparable'
    | 'limitNotStated'
    | 'zoneAbove'
    | 'noZones'
    | 'advice'
    | 'dataMissing'
    | 'dataOld'
    | 'dataFailed'
    | 'dataSynthetic'
    | 'notamsMissing';
  text: string;
};
export type AirspaceLimit = {
  metres: number | null;
  reference: 'AGL' | 'AMSL' | 'ARP' | 'W84' | 'unknown';
};
export type AirspaceContact = {
  name: string | null;
  email: string | null;
  phone: string | null;
  siteUrl: string | null;
  intervalBefore: string | null;
};
export type AirspaceZone = {
  _id: string;
  identifier: string;
  name: string;
  kind: 'restricted' | 'limited' | 'allowed' | 'aeronautical' | 'activeNotam';
  severity: 'allowed' | 'conditions' | 'authorisation' | 'prohibited';
  advice: boolean;
  synthetic: boolean;
  source: string;
  message: string;
  because: string[];
  lower: AirspaceLimit | null;
  upper: AirspaceLimit | null;
  above: boolean;
  validFrom: string | null;
  validTo: string | null;
  schedule: string | null;
  contacts: AirspaceContact[];
};
export type AirspaceData = {
  state: 'current' | 'old' | 'failed' | 'missing';
  sources: AirspaceSource[];
};
export type AirspaceCheck = {
  lat: number;
  lng: number;
  at: string;
  altitude: number;
  verdict: 'allowed' | 'conditions' | 'unknown' | 'authorisation' | 'prohibited';
  kind: ('restricted' | 'limited' | 'allowed' | 'aeronautical' | 'activeNotam') | null;
  maxFreeHeight: number | null;
  why: AirspaceWhy[];
  zones: AirspaceZone[];
  upcoming: AirspaceZone[];
  data: AirspaceData;
};
export const {
  useCreateSpotMutation,
  useGetSpotMapQuery,
  useGetSpotsNearQuery,
  useGetSpotQuery,
  useUpdateSpotMutation,
  useDeleteSpotMutation,
  useGetAirspaceZonesQuery,
  useCheckAirspaceQuery,
} = injectedRtkApi;
