import { createApi } from '@reduxjs/toolkit/query/react';
import type { SessionData } from '../contract/auth.ts';
import type { Servicio } from '../contract/servicios.ts';
import type { Sucursal } from '../contract/tenant.ts';
import { baseQuery } from './base.ts';

/** The only RTK Query slice. Sections inject endpoints and share its tags, so a save refreshes every list. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Sesion', 'Nota', 'Cliente', 'Servicio', 'Sucursal', 'Equipo', 'Identidad'],
  endpoints: (build) => ({
    authData: build.query<SessionData, void>({
      query: () => ({ path: '/api/auth/authData' }),
      providesTags: ['Sesion'],
    }),
    logout: build.mutation<unknown, void>({ query: () => ({ path: '/api/auth/logout', metodo: 'POST' }) }),
    sucursales: build.query<Sucursal[], void>({
      query: () => ({ path: '/api/tenant/sucursales' }),
      transformResponse: (response: { sucursales: Sucursal[] }) => response.sucursales,
      providesTags: ['Sucursal'],
    }),
    servicios: build.query<Servicio[], void>({
      query: () => ({ path: '/api/servicios/all' }),
      transformResponse: (response: { servicios: Servicio[] }) => response.servicios,
      providesTags: ['Servicio'],
    }),
  }),
});

export const { useAuthDataQuery, useLogoutMutation, useSucursalesQuery, useServiciosQuery } = api;
