import { createApi } from '@reduxjs/toolkit/query/react';
import type { DatosSesion } from '../contract/auth.ts';
import type { Servicio } from '../contract/servicios.ts';
import type { Sucursal } from '../contract/tenant.ts';
import { llamar } from './base.ts';

/**
 * The one RTK Query slice of the product. It knows the session and what every section reads; a section injects its own
 * endpoints (`api.injectEndpoints`) and shares the tags, so a save in one section refreshes the lists of the others.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: llamar,
  tagTypes: ['Sesion', 'Nota', 'Cliente', 'Servicio', 'Sucursal', 'Equipo', 'Identidad'],
  endpoints: (build) => ({
    authData: build.query<DatosSesion, void>({
      query: () => ({ ruta: '/api/auth/authData' }),
      providesTags: ['Sesion'],
    }),
    logout: build.mutation<unknown, void>({ query: () => ({ ruta: '/api/auth/logout', metodo: 'POST' }) }),
    sucursales: build.query<Sucursal[], void>({
      query: () => ({ ruta: '/api/tenant/sucursales' }),
      transformResponse: (respuesta: { sucursales: Sucursal[] }) => respuesta.sucursales,
      providesTags: ['Sucursal'],
    }),
    servicios: build.query<Servicio[], void>({
      query: () => ({ ruta: '/api/servicios/all' }),
      transformResponse: (respuesta: { servicios: Servicio[] }) => respuesta.servicios,
      providesTags: ['Servicio'],
    }),
  }),
});

export const { useAuthDataQuery, useLogoutMutation, useSucursalesQuery, useServiciosQuery } = api;
