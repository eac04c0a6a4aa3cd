import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import {
  driverLinkCall,
  listDriversCall,
  moveStopCall,
  proposeCall,
  readDayCall,
  revokeDriverLinkCall,
  saveDriverCall,
  saveStartCall,
  shareOutCall,
} from '@lavanda/shared/contract/calls/rutas';
import type {
  Chofer,
  MoveStop,
  Place,
  Proposal,
  Propose,
  RouteDay,
  SaveChofer,
  ShareOut,
} from '@lavanda/shared/contract/schemas/rutas';
import type { LocalDay } from '@lavanda/shared/domain/dates';

interface DriverOfDay {
  fecha: LocalDay;
  chofer: string;
}

/** Replaces the cached day with the one in an answer, which saves a request. */
function keepDay(day: RouteDay) {
  return rutasApi.util.upsertQueryData('rutasDay', day.fecha, day);
}

/** Endpoints of Ruta. After a change of notas the day is refetched, because its stops are notas. */
const rutasApi = api.enhanceEndpoints({ addTagTypes: ['ruta.Dia'] }).injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    rutasDay: build.query<RouteDay, LocalDay>({
      query: (day) => requestOf(readDayCall, { query: { fecha: day } }),
      providesTags: ['ruta.Dia', { type: 'Nota', id: 'LIST' }],
    }),
    rutasMove: build.mutation<RouteDay, MoveStop>({
      query: (body) => requestOf(moveStopCall, { body }),
      onQueryStarted: (_body, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(keepDay(data)),
          () => undefined,
        ),
      invalidatesTags: (day) => (day ? [] : ['ruta.Dia']),
    }),
    rutasPropose: build.mutation<Proposal, Propose>({ query: (body) => requestOf(proposeCall, { body }) }),
    rutasShareOut: build.mutation<RouteDay, ShareOut>({
      query: (body) => requestOf(shareOutCall, { body }),
      onQueryStarted: (_body, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(keepDay(data)),
          () => undefined,
        ),
      invalidatesTags: (day) => (day ? [] : ['ruta.Dia']),
    }),
    rutasDriverLink: build.mutation<AnswerOf<typeof driverLinkCall>, DriverOfDay>({
      query: (body) => requestOf(driverLinkCall, { body }),
      invalidatesTags: ['ruta.Dia'],
    }),
    rutasRevokeLink: build.mutation<AnswerOf<typeof revokeDriverLinkCall>, DriverOfDay>({
      query: (body) => requestOf(revokeDriverLinkCall, { body }),
      invalidatesTags: ['ruta.Dia'],
    }),
    rutasDrivers: build.query<Chofer[], void>({
      query: () => requestOf(listDriversCall),
      transformResponse: ({ choferes }: AnswerOf<typeof listDriversCall>) => choferes,
      providesTags: ['ruta.Dia'],
    }),
    rutasSaveDriver: build.mutation<AnswerOf<typeof saveDriverCall>, SaveChofer>({
      query: (body) => requestOf(saveDriverCall, { body }),
      invalidatesTags: ['ruta.Dia'],
    }),
    rutasStart: build.mutation<AnswerOf<typeof saveStartCall>, Place>({
      query: (body) => requestOf(saveStartCall, { body }),
      invalidatesTags: ['ruta.Dia'],
    }),
  }),
});

export const {
  useRutasDayQuery,
  useRutasMoveMutation,
  useRutasProposeMutation,
  useRutasShareOutMutation,
  useRutasDriverLinkMutation,
  useRutasRevokeLinkMutation,
  useRutasDriversQuery,
  useRutasSaveDriverMutation,
  useRutasStartMutation,
} = rutasApi;
