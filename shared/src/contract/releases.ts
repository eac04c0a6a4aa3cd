import { type Static, Type } from 'typebox';
import { SECTIONS } from '../domain/roles.ts';
import type { Endpoint } from './endpoint.ts';
import { TextSchema } from './primitives.ts';

const [activos, pos, sales, clientes, dashboard, configuration] = SECTIONS;

/** Who has this permission sees the section, and may open it. */
const PublishPermission = Type.Union([
  Type.Literal(activos),
  Type.Literal(pos),
  Type.Literal(sales),
  Type.Literal(clientes),
  Type.Literal(dashboard),
  Type.Literal(configuration),
]);

/** One section as its remote's remoto.json describes it: all the shell knows of it before it loads any of its code. */
export const DescribedSection = Type.Object({
  /** First path segment after app/. */
  segmento: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' }),
  /** Text of its link. */
  titulo: TextSchema(40, 1),
  permiso: PublishPermission,
  /** Where its link stands; without one it has none. */
  lugar: Type.Optional(Type.Union([Type.Literal('barra'), Type.Literal('menu')])),
  /** From left to right, or down; those without one come last, by name. */
  orden: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** A name of the shell's set (shell/src/navigation/iconos.ts); one it doesn't know is drawn as its plain icon. */
  icono: Type.Optional(Type.String({ pattern: '^[a-z][a-z-]{0,30}$' })),
  /** What follows the segment in the address that its link opens. */
  inicio: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9/-]{0,60}$' })),
  /** What the page title says; `titulo` without it. */
  tituloDePagina: Type.Optional(TextSchema(40, 1)),
  /** What the page title says below the section's own path; `tituloDePagina` without it. */
  tituloDeDetalle: Type.Optional(TextSchema(40, 1)),
  /** What stands in its place while it loads, near the size of what will come: grey blocks, in rows or as cards, `alto` px high. */
  esqueleto: Type.Optional(
    Type.Object({
      forma: Type.Union([Type.Literal('lista'), Type.Literal('tarjetas')]),
      cantidad: Type.Integer({ minimum: 1, maximum: 40 }),
      alto: Type.Integer({ minimum: 20, maximum: 600 }),
    }),
  ),
});
export type DescribedSection = Static<typeof DescribedSection>;

/** What a remote says of itself in its remoto.json, beside its build: enough for the shell to draw the navigation before it loads any of its code. */
export const Description = Type.Object({
  /** Of the contract between shell and remotes (`CONTRATO`) that the remote was built for. */
  contrato: Type.Integer({ minimum: 1 }),
  secciones: Type.Array(DescribedSection, { minItems: 1, maxItems: 10 }),
});
export type Description = Static<typeof Description>;

/** What a browser checks a file against: its SHA-256 as 'sha256-<base64>'. */
const Integrity = Type.String({ pattern: '^sha256-[A-Za-z0-9+/]{43}=$' });

/** The remote entry that a manifest names. */
const Input = Type.Object({ integridad: Integrity });

/** The version to fall back to: the stable one for a candidate, the stable one before this one otherwise. */
export const Fallback = Type.Object({
  version: Type.String(),
  manifest: Type.String(),
  integridad: Type.Optional(Integrity),
  entrada: Type.Optional(Input),
});
export type Fallback = Static<typeof Fallback>;

export const ComposedRemote = Type.Object({
  name: Type.String(),
  version: Type.String(),
  /** Address of its mf-manifest.json: every version has one of its own, for ever. On another origin when the section lives there. */
  manifest: Type.String(),
  /** Of the manifest. */
  integridad: Type.Optional(Integrity),
  entrada: Type.Optional(Input),
  respaldo: Type.Optional(Fallback),
  /** Contract it was built for. */
  contrato: Type.Optional(Type.Integer()),
  secciones: Type.Array(Type.String()),
  /** Each of `secciones` with what its remote says of it. */
  enlaces: Type.Optional(Type.Array(DescribedSection)),
  /** Being rolled out: the client reports how it goes. */
  candidata: Type.Boolean(),
});
export type ComposedRemote = Static<typeof ComposedRemote>;

/** GET /remotes.json: the sections of whoever asks, each in the version that is theirs. Never cached. */
export const Composition = Type.Object({
  /** Changes when any version does. */
  id: Type.String(),
  /** Whose it is; null for nobody signed in. */
  usuario: Type.Union([Type.String(), Type.Null()]),
  remotes: Type.Array(ComposedRemote),
  /** Origins from which whoever asks may try a build of their own in a tab; none for nearly everybody. */
  desvios: Type.Optional(Type.Array(Type.String())),
});
export type Composition = Static<typeof Composition>;

const ofRemote = Type.Object({ remoto: Type.String({ pattern: '^[a-z][a-z0-9-]{1,60}$' }) });

export const Version = Type.String({ pattern: '^[0-9A-Za-z.+-]{1,40}-[0-9a-f]{8}$' });

/** Where bringing a section to the screen can fail, in order. */
const Stage = Type.Union([
  Type.Literal('registro'),
  Type.Literal('manifiesto'),
  Type.Literal('integridad'),
  Type.Literal('contrato'),
  Type.Literal('entrada'),
  Type.Literal('codigo'),
  Type.Literal('pantalla'),
]);

/** How a section stands: what is live for whom, what clients say of it, what was done to it. */
export const ReleaseState = Type.Object({
  remoto: Type.String(),
  /** Null while nobody gets the section. */
  estable: Type.Union([Type.String(), Type.Null()]),
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
  /** The last failures that browsers reported, by version and stage, newest first. One of 'registro' is of the list of sections itself, and of no version. */
  fallas: Type.Array(Type.Object({ version: Type.String(), etapa: Stage, veces: Type.Integer(), ultima: Type.String() })),
  historia: Type.Array(
    Type.Object({ momento: Type.String(), quien: Type.String(), accion: Type.String(), detalle: Type.String() }),
  ),
});
export type ReleaseState = Static<typeof ReleaseState>;

/** Calls of the command `release`: a deploy token of that one remote, as `Authorization: Bearer`. 401 without one, 403 with another remote's. */
export const releaseStatusCall = {
  method: 'GET',
  path: '/api/entregas/:remoto',
  summary: 'Cómo está la entrega de una sección',
  action: 'llave',
  params: ofRemote,
  response: ReleaseState,
} as const satisfies Endpoint;

/**
 * Keeps a build under its own address; nobody gets it yet. The same files again answer the same version (`nueva` false). 422 with `choques` when the gate refuses it:
 * each says what clashes with what.
 */
export const publishReleaseCall = {
  method: 'POST',
  path: '/api/entregas/:remoto/publicar',
  summary: 'Publica una versión de una sección',
  action: 'llave',
  params: ofRemote,
  body: Type.Object({
    /** Of the remote's package.json. */
    version: Type.String({ pattern: '^[0-9A-Za-z.+-]{1,40}$' }),
    archivos: Type.Array(
      Type.Object({
        ruta: TextSchema(200, 1),
        base64: Type.String(),
        /** What it has to hash to, in hexadecimal. */
        sha256: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
      }),
      { minItems: 1, maxItems: 500 },
    ),
  }),
  response: Type.Object({ version: Type.String(), nueva: Type.Boolean() }),
} as const satisfies Endpoint;

/**
 * The same of a build that stays where it is, on another origin: what is kept is its address and what its files hash to. 422 with `choques` as well when the
 * origin isn't one of the setting REMOTOS_ORIGENES or something of the build can't be fetched.
 */
export const registerReleaseCall = {
  method: 'POST',
  path: '/api/entregas/:remoto/registrar',
  summary: 'Publica una versión de una sección que vive en otro origen',
  action: 'llave',
  params: ofRemote,
  body: Type.Object({
    /** Of the remote's package.json. */
    version: Type.String({ pattern: '^[0-9A-Za-z.+-]{1,40}$' }),
    /** Address of its mf-manifest.json. */
    manifest: Type.String({ pattern: '^https?://[^\\s?#]{1,500}/mf-manifest\\.json$' }),
  }),
  response: Type.Object({ version: Type.String(), nueva: Type.Boolean() }),
} as const satisfies Endpoint;

/** Who gets a published version, besides who has it already: a share of users, a laundry, or all (then it is the stable one). 404 for a version that isn't published. */
export const promoteReleaseCall = {
  method: 'POST',
  path: '/api/entregas/:remoto/promover',
  summary: 'Da una versión publicada a un porcentaje, a una lavandería o a todos',
  action: 'llave',
  params: ofRemote,
  body: Type.Object({
    /** The newest published one without it. */
    version: Type.Optional(Version),
    porcentaje: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    /** Id or name of a laundry. */
    tenant: Type.Optional(TextSchema(120)),
    todos: Type.Optional(Type.Boolean()),
  }),
  response: ReleaseState,
} as const satisfies Endpoint;

/** Takes the candidate back from everybody; without one, the stable version before this one is stable again. 409 when there is none. */
export const rollbackReleaseCall = {
  method: 'POST',
  path: '/api/entregas/:remoto/regresar',
  summary: 'Regresa a la versión anterior',
  action: 'llave',
  params: ofRemote,
  response: ReleaseState,
} as const satisfies Endpoint;

/** Nobody gets the section any more; its versions stay and can be promoted again. 409 for one that comes with the server. */
export const retireReleaseCall = {
  method: 'POST',
  path: '/api/entregas/:remoto/retirar',
  summary: 'Retira una sección: nadie la recibe',
  action: 'llave',
  params: ofRemote,
  response: Type.Object({}),
} as const satisfies Endpoint;

/** What became of a section in a browser. Too many failures of a candidate stop its rollout. */
export const reportSectionCall = {
  method: 'POST',
  path: '/api/entregas/informe',
  summary: 'Informa que una sección se montó o falló',
  action: 'sesion',
  body: Type.Object({
    remoto: Type.String({ pattern: '^[a-z][a-z0-9-]{1,60}$' }),
    version: Version,
    suceso: Type.Union([Type.Literal('montada'), Type.Literal('fallida')]),
    /** Where it failed. */
    etapa: Type.Optional(Stage),
    /** Id of the composition the browser had. */
    composicion: Type.Optional(Type.String({ pattern: '^[0-9a-f]{1,64}$' })),
  }),
  response: Type.Object({}),
} as const satisfies Endpoint;
