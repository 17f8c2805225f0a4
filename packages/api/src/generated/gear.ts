// Made from openapi.json by packages/api/bin/generate.mjs: do not edit.
import { baseApi as api, claimEndpoints, type UploadArg } from '@estela/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createDrone: build.mutation<CreateDroneApiResponse, CreateDroneApiArg>({
      query: (queryArg) => ({ url: `/drones`, method: 'POST', body: queryArg }),
    }),
    getDrone: build.query<GetDroneApiResponse, GetDroneApiArg>({
      query: (queryArg) => ({
        url: `/drones/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateDrone: build.mutation<UpdateDroneApiResponse, UpdateDroneApiArg>({
      query: (queryArg) => ({
        url: `/drones/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.dronePatch,
      }),
    }),
    deleteDrone: build.mutation<DeleteDroneApiResponse, DeleteDroneApiArg>({
      query: (queryArg) => ({
        url: `/drones/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    uploadDroneImage: build.mutation<UploadDroneImageApiResponse, UploadDroneImageApiArg>({
      query: (queryArg) => ({
        url: `/drones/${encodeURIComponent(String(queryArg.id))}/image`,
        method: 'POST',
        upload: { field: 'picture', file: queryArg.file, onProgress: queryArg.onProgress },
      }),
    }),
    listComponents: build.query<ListComponentsApiResponse, ListComponentsApiArg>({
      query: (queryArg) => ({
        url: `/components`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          type: queryArg['type'],
          favorite: queryArg.favorite,
          q: queryArg.q,
        },
      }),
    }),
    createComponent: build.mutation<CreateComponentApiResponse, CreateComponentApiArg>({
      query: (queryArg) => ({
        url: `/components`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getComponent: build.query<GetComponentApiResponse, GetComponentApiArg>({
      query: (queryArg) => ({
        url: `/components/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateComponent: build.mutation<UpdateComponentApiResponse, UpdateComponentApiArg>({
      query: (queryArg) => ({
        url: `/components/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.componentPatch,
      }),
    }),
    deleteComponent: build.mutation<DeleteComponentApiResponse, DeleteComponentApiArg>({
      query: (queryArg) => ({
        url: `/components/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    uploadComponentImage: build.mutation<UploadComponentImageApiResponse, UploadComponentImageApiArg>({
      query: (queryArg) => ({
        url: `/components/${encodeURIComponent(String(queryArg.id))}/image`,
        method: 'POST',
        upload: { field: 'picture', file: queryArg.file, onProgress: queryArg.onProgress },
      }),
    }),
    favoriteComponent: build.mutation<FavoriteComponentApiResponse, FavoriteComponentApiArg>({
      query: (queryArg) => ({
        url: `/components/${encodeURIComponent(String(queryArg))}/favorite`,
        method: 'PUT',
      }),
    }),
    unfavoriteComponent: build.mutation<UnfavoriteComponentApiResponse, UnfavoriteComponentApiArg>({
      query: (queryArg) => ({
        url: `/components/${encodeURIComponent(String(queryArg))}/favorite`,
        method: 'DELETE',
      }),
    }),
    createEquipmentItem: build.mutation<CreateEquipmentItemApiResponse, CreateEquipmentItemApiArg>({
      query: (queryArg) => ({
        url: `/equipment-items`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getEquipmentStatistics: build.query<GetEquipmentStatisticsApiResponse, GetEquipmentStatisticsApiArg>({
      query: () => ({ url: `/equipment-items/statistics` }),
    }),
    getEquipmentItem: build.query<GetEquipmentItemApiResponse, GetEquipmentItemApiArg>({
      query: (queryArg) => ({
        url: `/equipment-items/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateEquipmentItem: build.mutation<UpdateEquipmentItemApiResponse, UpdateEquipmentItemApiArg>({
      query: (queryArg) => ({
        url: `/equipment-items/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.equipmentItemPatch,
      }),
    }),
    deleteEquipmentItem: build.mutation<DeleteEquipmentItemApiResponse, DeleteEquipmentItemApiArg>({
      query: (queryArg) => ({
        url: `/equipment-items/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    uploadEquipmentImage: build.mutation<UploadEquipmentImageApiResponse, UploadEquipmentImageApiArg>({
      query: (queryArg) => ({
        url: `/equipment-items/${encodeURIComponent(String(queryArg.id))}/image`,
        method: 'POST',
        upload: { field: 'picture', file: queryArg.file, onProgress: queryArg.onProgress },
      }),
    }),
    favoriteEquipmentItem: build.mutation<FavoriteEquipmentItemApiResponse, FavoriteEquipmentItemApiArg>({
      query: (queryArg) => ({
        url: `/equipment-items/${encodeURIComponent(String(queryArg))}/favorite`,
        method: 'PUT',
      }),
    }),
    unfavoriteEquipmentItem: build.mutation<
      UnfavoriteEquipmentItemApiResponse,
      UnfavoriteEquipmentItemApiArg
    >({
      query: (queryArg) => ({
        url: `/equipment-items/${encodeURIComponent(String(queryArg))}/favorite`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: claimEndpoints('gear', [
    'createDrone',
    'getDrone',
    'updateDrone',
    'deleteDrone',
    'uploadDroneImage',
    'listComponents',
    'createComponent',
    'getComponent',
    'updateComponent',
    'deleteComponent',
    'uploadComponentImage',
    'favoriteComponent',
    'unfavoriteComponent',
    'createEquipmentItem',
    'getEquipmentStatistics',
    'getEquipmentItem',
    'updateEquipmentItem',
    'deleteEquipmentItem',
    'uploadEquipmentImage',
    'favoriteEquipmentItem',
    'unfavoriteEquipmentItem',
  ]),
});
export { injectedRtkApi as gearEndpoints };
export type CreateDroneApiResponse = /** status 201 Success */ Drone;
export type CreateDroneApiArg = DroneInput;
export type GetDroneApiResponse = /** status 200 Success */ Drone;
export type GetDroneApiArg = string;
export type UpdateDroneApiResponse = /** status 200 Success */ Drone;
export type UpdateDroneApiArg = {
  id: string;
  dronePatch: DronePatch;
};
export type DeleteDroneApiResponse = unknown;
export type DeleteDroneApiArg = string;
export type UploadDroneImageApiResponse = /** status 200 Success */ Drone;
export type UploadDroneImageApiArg = {
  id: string;
} & UploadArg;
export type ListComponentsApiResponse = /** status 200 Success */ ComponentPage;
export type ListComponentsApiArg = {
  page?: number;
  limit?: number;
  type?:
    | 'frame'
    | 'motor'
    | 'flightController'
    | 'esc'
    | 'vtx'
    | 'camera'
    | 'antenna'
    | 'receiver'
    | 'battery'
    | 'props'
    | 'mount'
    | 'other';
  favorite?: 'true' | 'false';
  q?: string;
};
export type CreateComponentApiResponse = /** status 201 Success */ Component;
export type CreateComponentApiArg = ComponentInput;
export type GetComponentApiResponse = /** status 200 Success */ Component;
export type GetComponentApiArg = string;
export type UpdateComponentApiResponse = /** status 200 Success */ Component;
export type UpdateComponentApiArg = {
  id: string;
  componentPatch: ComponentPatch;
};
export type DeleteComponentApiResponse = unknown;
export type DeleteComponentApiArg = string;
export type UploadComponentImageApiResponse = /** status 200 Success */ Component;
export type UploadComponentImageApiArg = {
  id: string;
} & UploadArg;
export type FavoriteComponentApiResponse = /** status 200 Success */ FavoriteState;
export type FavoriteComponentApiArg = string;
export type UnfavoriteComponentApiResponse = /** status 200 Success */ FavoriteState;
export type UnfavoriteComponentApiArg = string;
export type CreateEquipmentItemApiResponse = /** status 201 Success */ EquipmentItem;
export type CreateEquipmentItemApiArg = EquipmentItemInput;
export type GetEquipmentStatisticsApiResponse = /** status 200 Success */ EquipmentStatistics;
export type GetEquipmentStatisticsApiArg = void;
export type GetEquipmentItemApiResponse = /** status 200 Success */ EquipmentItem;
export type GetEquipmentItemApiArg = string;
export type UpdateEquipmentItemApiResponse = /** status 200 Success */ EquipmentItem;
export type UpdateEquipmentItemApiArg = {
  id: string;
  equipmentItemPatch: EquipmentItemPatch;
};
export type DeleteEquipmentItemApiResponse = unknown;
export type DeleteEquipmentItemApiArg = string;
export type UploadEquipmentImageApiResponse = /** status 200 Success */ EquipmentItem;
export type UploadEquipmentImageApiArg = {
  id: string;
} & UploadArg;
export type FavoriteEquipmentItemApiResponse = /** status 200 Success */ FavoriteState;
export type FavoriteEquipmentItemApiArg = string;
export type UnfavoriteEquipmentItemApiResponse = /** status 200 Success */ FavoriteState;
export type UnfavoriteEquipmentItemApiArg = string;
export type UserSummary = {
  _id: string;
  username: string;
  name: string;
  profilePicture: string | null;
  verified: boolean;
};
export type Drone = {
  _id: string;
  owner: UserSummary;
  name: string;
  type:
    | 'freestyle'
    | 'racing'
    | 'cinewhoop'
    | 'longRange'
    | 'toothpick'
    | 'whoop'
    | 'micro'
    | 'xClass'
    | 'wing'
    | 'other';
  brand: string;
  model: string;
  serialNumber: string | null;
  weight: number;
  frameSize: number;
  frame: string;
  description: string;
  notes: string | null;
  image: string | null;
  visibility: 'followers' | 'public';
  components: string[];
  originType: ('diy' | 'rtf' | 'bnf' | 'pnp') | null;
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
export type DroneInput = {
  name: string;
  type:
    | 'freestyle'
    | 'racing'
    | 'cinewhoop'
    | 'longRange'
    | 'toothpick'
    | 'whoop'
    | 'micro'
    | 'xClass'
    | 'wing'
    | 'other';
  brand: string;
  model: string;
  serialNumber: string;
  weight: number;
  frameSize: number;
  frame?: string;
  description?: string;
  notes?: string;
  visibility?: 'followers' | 'public';
  components?: string[];
  originType?: ('diy' | 'rtf' | 'bnf' | 'pnp') | null;
};
export type DronePatch = {
  name?: string;
  type?:
    | 'freestyle'
    | 'racing'
    | 'cinewhoop'
    | 'longRange'
    | 'toothpick'
    | 'whoop'
    | 'micro'
    | 'xClass'
    | 'wing'
    | 'other';
  brand?: string;
  model?: string;
  serialNumber?: string;
  weight?: number;
  frameSize?: number;
  frame?: string;
  description?: string;
  notes?: string;
  visibility?: 'followers' | 'public';
  components?: string[];
  originType?: ('diy' | 'rtf' | 'bnf' | 'pnp') | null;
};
export type Component = {
  _id: string;
  name: string;
  type:
    | 'frame'
    | 'motor'
    | 'flightController'
    | 'esc'
    | 'vtx'
    | 'camera'
    | 'antenna'
    | 'receiver'
    | 'battery'
    | 'props'
    | 'mount'
    | 'other';
  brand: string;
  weight: number | null;
  sourceUrl: string;
  description: string;
  favorite: boolean;
  image: string | null;
  createdAt: string;
  updatedAt: string;
};
export type ComponentPage = {
  items: Component[];
  page: number;
  limit: number;
  total: number;
};
export type ComponentInput = {
  name: string;
  type:
    | 'frame'
    | 'motor'
    | 'flightController'
    | 'esc'
    | 'vtx'
    | 'camera'
    | 'antenna'
    | 'receiver'
    | 'battery'
    | 'props'
    | 'mount'
    | 'other';
  brand?: string;
  weight?: number | null;
  sourceUrl?: string;
  description?: string;
  favorite?: boolean;
};
export type ComponentPatch = {
  name?: string;
  type?:
    | 'frame'
    | 'motor'
    | 'flightController'
    | 'esc'
    | 'vtx'
    | 'camera'
    | 'antenna'
    | 'receiver'
    | 'battery'
    | 'props'
    | 'mount'
    | 'other';
  brand?: string;
  weight?: number | null;
  sourceUrl?: string;
  description?: string;
  favorite?: boolean;
};
export type FavoriteState = {
  favorite: boolean;
};
export type EquipmentItem = {
  _id: string;
  name: string;
  type: 'drone' | 'radio' | 'goggles' | 'battery' | 'charger' | 'others';
  brand: string;
  model: string;
  condition: 'new' | 'used' | 'refurbished' | 'likeNew' | 'good' | 'fair' | 'poor';
  status: 'active' | 'archived' | 'sold' | 'lost';
  price: number | null;
  currency: string | null;
  purchaseDate: string | null;
  serialNumber: string;
  warranty: string | number;
  warrantyExpiration: string | null;
  warrantyEnds: string | null;
  location: string;
  sourceUrl: string;
  description: string;
  notes: string;
  image: string | null;
  favorite: boolean;
  createdAt: string;
  updatedAt: string;
};
export type EquipmentItemInput = {
  name: string;
  type: 'drone' | 'radio' | 'goggles' | 'battery' | 'charger' | 'others';
  condition: 'new' | 'used' | 'refurbished' | 'likeNew' | 'good' | 'fair' | 'poor';
  brand?: string;
  model?: string;
  status?: 'active' | 'archived' | 'sold' | 'lost';
  price?: number | null;
  currency?: string | null;
  purchaseDate?: string | null;
  serialNumber?: string;
  warranty?: string | number;
  warrantyExpiration?: string | null;
  location?: string;
  sourceUrl?: string;
  description?: string;
  notes?: string;
  favorite?: boolean;
};
export type EquipmentStatistics = {
  total: number;
  favorites: number;
  byType: {
    type: 'drone' | 'radio' | 'goggles' | 'battery' | 'charger' | 'others';
    count: number;
  }[];
  byStatus: {
    status: 'active' | 'archived' | 'sold' | 'lost';
    count: number;
  }[];
  byCondition: {
    condition: 'new' | 'used' | 'refurbished' | 'likeNew' | 'good' | 'fair' | 'poor';
    count: number;
  }[];
  values: {
    currency: string;
    amount: number;
    activeAmount: number;
    items: number;
  }[];
  warranty: {
    valid: number;
    expiringSoon: number;
    expired: number;
  };
};
export type EquipmentItemPatch = {
  name?: string;
  type?: 'drone' | 'radio' | 'goggles' | 'battery' | 'charger' | 'others';
  condition?: 'new' | 'used' | 'refurbished' | 'likeNew' | 'good' | 'fair' | 'poor';
  brand?: string;
  model?: string;
  status?: 'active' | 'archived' | 'sold' | 'lost';
  price?: number | null;
  currency?: string | null;
  purchaseDate?: string | null;
  serialNumber?: string;
  warranty?: string | number;
  warrantyExpiration?: string | null;
  location?: string;
  sourceUrl?: string;
  description?: string;
  notes?: string;
  favorite?: boolean;
};
export const {
  useCreateDroneMutation,
  useGetDroneQuery,
  useUpdateDroneMutation,
  useDeleteDroneMutation,
  useUploadDroneImageMutation,
  useListComponentsQuery,
  useCreateComponentMutation,
  useGetComponentQuery,
  useUpdateComponentMutation,
  useDeleteComponentMutation,
  useUploadComponentImageMutation,
  useFavoriteComponentMutation,
  useUnfavoriteComponentMutation,
  useCreateEquipmentItemMutation,
  useGetEquipmentStatisticsQuery,
  useGetEquipmentItemQuery,
  useUpdateEquipmentItemMutation,
  useDeleteEquipmentItemMutation,
  useUploadEquipmentImageMutation,
  useFavoriteEquipmentItemMutation,
  useUnfavoriteEquipmentItemMutation,
} = injectedRtkApi;
