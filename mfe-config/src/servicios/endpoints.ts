import { api } from '@lavanda/shared';
import type { GuardarServicio, Servicio } from '@lavanda/shared/contract/servicios';

/** Puts back what was taken out of `lista`, before the first of those that came after it and are still there. */
function devolver(lista: Servicio[], quitado: Servicio, despues: readonly string[]): void {
  if (lista.some(({ _id }) => _id === quitado._id)) return;
  const siguiente = despues.map((id) => lista.findIndex(({ _id }) => _id === id)).find((lugar) => lugar >= 0);
  lista.splice(siguiente ?? lista.length, 0, quitado);
}

/** The calls that change the catalogue. The point of sale reads the same list, which every change loads again. */
export const serviciosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the service as it was kept. The list is loaded again after a failure too: the answer may be what got lost. */
    configGuardarServicio: build.mutation<Servicio, GuardarServicio>({
      query: (cuerpo) => ({ ruta: '/api/servicios/guardar', metodo: 'POST', cuerpo }),
      transformResponse: ({ servicio }: { servicio: Servicio }) => servicio,
      invalidatesTags: ['Servicio'],
    }),
    /** Leaves the list at once (spec 4) and comes back to its place when the server refuses (decisions "Saves and errors"). */
    configEliminarServicio: build.mutation<unknown, string>({
      query: (id) => ({ ruta: '/api/servicios/eliminar', metodo: 'POST', cuerpo: { id } }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        let quitado: Servicio | undefined;
        let despues: readonly string[] = [];
        dispatch(
          api.util.updateQueryData('servicios', undefined, (lista) => {
            const lugar = lista.findIndex(({ _id }) => _id === id);
            if (lugar < 0) return;
            const [fuera] = lista.splice(lugar, 1);
            quitado = fuera && { ...fuera };
            despues = lista.slice(lugar).map(({ _id }) => _id);
          }),
        );
        try {
          await queryFulfilled;
        } catch {
          const regresa = quitado;
          if (regresa) dispatch(api.util.updateQueryData('servicios', undefined, (lista) => devolver(lista, regresa, despues)));
        }
      },
      invalidatesTags: ['Servicio'],
    }),
  }),
});

export const { useConfigGuardarServicioMutation, useConfigEliminarServicioMutation } = serviciosApi;
