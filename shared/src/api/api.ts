import { createApi } from '@reduxjs/toolkit/query/react';
import { readSessionCall, signOutCall } from '../contract/calls/auth.ts';
import type { AnswerOf } from '../contract/calls/call.ts';
import { requestOf } from '../contract/calls/requestOf.ts';
import { listServiciosCall } from '../contract/calls/servicios.ts';
import { listSucursalesCall } from '../contract/calls/tenant.ts';
import type { SessionData } from '../contract/schemas/auth.ts';
import type { Servicio } from '../contract/schemas/servicios.ts';
import type { Sucursal } from '../contract/schemas/tenant.ts';
import { TAG_TYPES } from '../live/staleTags.ts';
import { baseQuery } from './base.ts';

/**
 * The page's only RTK Query slice. Sections inject their endpoints into it and use its tags, so that a save in one section
 * refreshes what others show.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  endpoints: (build) => ({
    authData: build.query<SessionData, void>({
      query: () => requestOf(readSessionCall),
      providesTags: ['Sesion'],
    }),
    logout: build.mutation<unknown, void>({ query: () => requestOf(signOutCall) }),
    sucursales: build.query<Sucursal[], void>({
      query: () => requestOf(listSucursalesCall),
      transformResponse: ({ sucursales }: AnswerOf<typeof listSucursalesCall>) => sucursales,
      providesTags: ['Sucursal'],
    }),
    servicios: build.query<Servicio[], void>({
      query: () => requestOf(listServiciosCall),
      transformResponse: ({ servicios }: AnswerOf<typeof listServiciosCall>) => servicios,
      providesTags: ['Servicio'],
    }),
  }),
});

export const { useAuthDataQuery, useLogoutMutation, useSucursalesQuery, useServiciosQuery } = api;
