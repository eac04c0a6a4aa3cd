import { type Static, Type } from 'typebox';
import { SECCIONES } from '../domain/roles.ts';
import type { Llamada } from './llamada.ts';
import { Texto } from './primitivos.ts';

const [activos, pos, ventas, clientes, dashboard, configuracion] = SECCIONES;

/** What a remote says of itself in its remoto.json, beside its build: enough for the shell to draw the navigation before it loads any of its code. */
export const Descripcion = Type.Object({
  /** Of the contract between shell and remotes (`CONTRATO`) that the remote was built for. */
  contrato: Type.Integer({ minimum: 1 }),
  secciones: Type.Array(
    Type.Object({
      /** First path segment after app/. */
      segmento: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' }),
      titulo: Texto(40, 1),
      /** Who has this permission sees it. */
      permiso: Type.Union([
        Type.Literal(activos),
        Type.Literal(pos),
        Type.Literal(ventas),
        Type.Literal(clientes),
        Type.Literal(dashboard),
        Type.Literal(configuracion),
      ]),
    }),
    { minItems: 1, maxItems: 10 },
  ),
});
export type Descripcion = Static<typeof Descripcion>;

export const RemotoEnComposicion = Type.Object({
  name: Type.String(),
  version: Type.String(),
  /** Address of its mf-manifest.json: every version has one of its own, for ever. */
  manifest: Type.String(),
  secciones: Type.Array(Type.String()),
  /** Being rolled out: the client reports how it goes. */
  candidata: Type.Boolean(),
});

/** GET /remotes.json: the sections of whoever asks, each in the version that is theirs. Never cached. */
export const Composicion = Type.Object({
  /** Changes when any version does. */
  id: Type.String(),
  /** Whose it is; null for nobody signed in. */
  usuario: Type.Union([Type.String(), Type.Null()]),
  remotes: Type.Array(RemotoEnComposicion),
});
export type Composicion = Static<typeof Composicion>;

const deUnRemoto = Type.Object({ remoto: Type.String({ pattern: '^[a-z][a-z0-9-]{1,60}$' }) });

export const Version = Type.String({ pattern: '^[0-9A-Za-z.+-]{1,40}-[0-9a-f]{8}$' });

/** How a section stands: what is live for whom, what clients say of it, what was done to it. */
export const EstadoDeEntrega = Type.Object({
  remoto: Type.String(),
  estable: Type.String(),
  candidata: Type.Union([Type.String(), Type.Null()]),
  porcentaje: Type.Number(),
  tenants: Type.Array(Type.Object({ id: Type.String(), nombre: Type.String() })),
  versiones: Type.Array(
    Type.Object({
      version: Type.String(),
      publicada: Type.String(),
      por: Type.String(),
      montadas: Type.Integer(),
      fallidas: Type.Integer(),
    }),
  ),
  historia: Type.Array(
    Type.Object({ momento: Type.String(), quien: Type.String(), accion: Type.String(), detalle: Type.String() }),
  ),
});
export type EstadoDeEntrega = Static<typeof EstadoDeEntrega>;

/** Calls of the command `release`: a deploy token of that one remote, as `Authorization: Bearer`. 401 without one, 403 with another remote's. */
export const entregasEstado = {
  metodo: 'GET',
  ruta: '/api/entregas/:remoto',
  resumen: 'Cómo está la entrega de una sección',
  accion: 'llave',
  params: deUnRemoto,
  respuesta: EstadoDeEntrega,
} as const satisfies Llamada;

/**
 * Keeps a build under its own address; nobody gets it yet. The same files again answer the same version (`nueva` false). 422 with `choques` when the gate refuses it:
 * each says what clashes with what.
 */
export const entregasPublicar = {
  metodo: 'POST',
  ruta: '/api/entregas/:remoto/publicar',
  resumen: 'Publica una versión de una sección',
  accion: 'llave',
  params: deUnRemoto,
  cuerpo: Type.Object({
    /** Of the remote's package.json. */
    version: Type.String({ pattern: '^[0-9A-Za-z.+-]{1,40}$' }),
    archivos: Type.Array(Type.Object({ ruta: Texto(200, 1), base64: Type.String() }), { minItems: 1, maxItems: 500 }),
  }),
  respuesta: Type.Object({ version: Type.String(), nueva: Type.Boolean() }),
} as const satisfies Llamada;

/** Who gets a published version, besides who has it already: a share of users, a laundry, or all (then it is the stable one). 404 for a version that isn't published. */
export const entregasPromover = {
  metodo: 'POST',
  ruta: '/api/entregas/:remoto/promover',
  resumen: 'Da una versión publicada a un porcentaje, a una lavandería o a todos',
  accion: 'llave',
  params: deUnRemoto,
  cuerpo: Type.Object({
    version: Version,
    porcentaje: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    /** Id or name of a laundry. */
    tenant: Type.Optional(Texto(120)),
    todos: Type.Optional(Type.Boolean()),
  }),
  respuesta: EstadoDeEntrega,
} as const satisfies Llamada;

/** Takes the candidate back from everybody; without one, the stable version before this one is stable again. 409 when there is none. */
export const entregasRegresar = {
  metodo: 'POST',
  ruta: '/api/entregas/:remoto/regresar',
  resumen: 'Regresa a la versión anterior',
  accion: 'llave',
  params: deUnRemoto,
  respuesta: EstadoDeEntrega,
} as const satisfies Llamada;

/** What became of a section in a browser. Too many failures of a candidate stop its rollout. */
export const entregasInforme = {
  metodo: 'POST',
  ruta: '/api/entregas/informe',
  resumen: 'Informa que una sección se montó o falló',
  accion: 'sesion',
  cuerpo: Type.Object({
    remoto: Type.String({ pattern: '^[a-z][a-z0-9-]{1,60}$' }),
    version: Version,
    suceso: Type.Union([Type.Literal('montada'), Type.Literal('fallida')]),
    etapa: Type.Optional(Texto(40)),
  }),
  respuesta: Type.Object({}),
} as const satisfies Llamada;
