import { inyeccionesDelArchivo, inyeccionesEn, sliceEn } from './inyecciones.ts';

const ESCRITO = `
const LISTA = { type: 'Nota', id: 'LIST' } as const;
// It doesn't matter what comments (or "strings") say: injectEndpoints is called below.
export const rutasApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** What isn't closed here ( */
    rutasPagina: build.query<Ruta[], void>({
      query: (dia) => ({ ruta: \`/api/rutas/\${encodeURIComponent(dia)}\`, query: { orden: 'asc)' } }),
      providesTags: (_rutas, _error, dia) => [LISTA, { type: 'Cliente', id: dia }],
    }),
    rutasGuardar: build.mutation<string, Ruta>({ query: (cuerpo) => ({ ruta: '/api/rutas', cuerpo }), invalidatesTags: ['Sucursal', "Sesion"] }),
    rutasTodas: build.infiniteQuery<Ruta[], void>({ query: () => ({}) }),
  }),
});
const otra = { nada: build.query({}) };
`;

test('reads the names and tags of a source file, and nothing beside the call', () => {
  expect(inyeccionesDelArchivo(ESCRITO)).toEqual({
    endpoints: ['rutasGuardar', 'rutasPagina', 'rutasTodas'],
    etiquetas: ['Cliente', 'Nota', 'Sesion', 'Sucursal'],
    ilegibles: 0,
  });
});

test('reads bundled code', () => {
  const codigo =
    'let x={type:"Feature",id:1};a.api.injectEndpoints({overrideExisting:!0,endpoints:e=>({uno:e.query({query:e=>({ruta:"/a"}),providesTags:["Nota"]}),' +
    '"dos":e.mutation({query:e=>e})})});n.api.injectEndpoints({endpoints(t){return{tres:t.query({})}}});';
  expect(inyeccionesEn(codigo)).toEqual({ endpoints: ['dos', 'tres', 'uno'], etiquetas: ['Nota'], ilegibles: 0 });
});

test('says when endpoints are hidden from it', () => {
  expect(inyeccionesEn('api.injectEndpoints(todos)')).toMatchObject({ endpoints: [], ilegibles: 1 });
});

test('reads what a slice is made with', () => {
  const codigo =
    "createApi({ tagTypes: ['Nota', 'Cliente'], endpoints: (build) => ({ authData: build.query({ providesTags: ['Nota'] }) }) })";
  expect(sliceEn(codigo)).toEqual({ endpoints: ['authData'], etiquetas: ['Cliente', 'Nota'] });
});
