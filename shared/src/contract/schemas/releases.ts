import { type Static, Type } from 'typebox';
import { ROLES, SECTIONS } from '../../domain/roles.ts';
import type { CallSchemas } from '../calls/call.ts';
import { Role } from './auth.ts';
import { TextSchema } from './primitives.ts';
import { KeptStatement, SentStatement } from './statement.ts';

/** '<segment>.<name>'. Each name that a section declares begins with its own segment, so that two sections' names can't clash. */
const OWN_NAME = '[a-z][a-z0-9-]{0,30}\\.[a-z][A-Za-z0-9]{0,30}';

/** A permission that a remote declares: '<segment>.<name>', or only '<segment>' for the permission that opens the section. */
const OWN_PERMISSION = `[a-z][a-z0-9-]{0,30}(\\.[a-z][A-Za-z0-9]{0,30})?`;

/** The permission to see and open the section: one of the product's sections, or one that the remote declares. */
const SeePermission = Type.String({ pattern: `^(${SECTIONS.join('|')}|${OWN_PERMISSION})$` });

/** Skeleton shown while loading: `cantidad` grey blocks in rows or cards, `alto` px high. */
const DescribedSkeleton = Type.Object({
  forma: Type.Union([Type.Literal('lista'), Type.Literal('tarjetas')]),
  cantidad: Type.Integer({ minimum: 1, maximum: 40 }),
  alto: Type.Integer({ minimum: 20, maximum: 600 }),
});

/** A section's first path segment after app/. All names that the section declares begin with it. */
export const SEGMENT = '^[a-z][a-z0-9-]{0,30}$';

/** A section as its remote's remoto.json describes it. Before the code is loaded, the shell has only this description. */
export const DescribedSection = Type.Object({
  /** First path segment after app/. */
  segmento: Type.String({ pattern: SEGMENT }),
  /** Text of the section's link in the navigation. */
  titulo: TextSchema(40, 1),
  permiso: SeePermission,
  /** Where the section's link is shown; absent for no link. */
  lugar: Type.Optional(Type.Union([Type.Literal('barra'), Type.Literal('menu')])),
  /** Position of the link; sections without a position come last, by title. */
  orden: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** Icon name from shell/src/navigation/icons.ts; an unknown name gets a generic icon. */
  icono: Type.Optional(Type.String({ pattern: '^[a-z][a-z-]{0,30}$' })),
  /** Path that the section's link opens, relative to its segment. */
  inicio: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9/-]{0,60}$' })),
  /** Section part of the page title; defaults to `titulo`. */
  tituloDePagina: Type.Optional(TextSchema(40, 1)),
  /** Page title of the section's sub-pages; defaults to `tituloDePagina`. */
  tituloDeDetalle: Type.Optional(TextSchema(40, 1)),
  esqueleto: Type.Optional(DescribedSkeleton),
});
export type DescribedSection = Static<typeof DescribedSection>;

/** An extension: content of a remote for a place that another section offers. */
export const DescribedExtension = Type.Object({
  /** Name of the place: a key of `ExtensionSlots` (federation/slots). */
  lugar: Type.String({ pattern: `^${OWN_NAME}$` }),
  /** Key of the extension among the remote's exported `extensions`. */
  nombre: Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,30}$' }),
  /** The permission needed to see the extension. */
  permiso: SeePermission,
  /** Position among the extensions of the same place; extensions without a position come last. */
  orden: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** Without a skeleton the place stays empty while the extension loads. */
  esqueleto: Type.Optional(DescribedSkeleton),
});
export type DescribedExtension = Static<typeof DescribedExtension>;

/** A permission that a remote brings. A superuser has all; each laundry grants it to the other roles. */
export const DescribedPermission = Type.Object({
  clave: Type.String({ pattern: `^${OWN_PERMISSION}$` }),
  /** What the permission allows, as text for the user who grants it. */
  nombre: TextSchema(60, 1),
  /** Roles that have the permission in a laundry that hasn't decided otherwise. */
  roles: Type.Array(Role, { maxItems: ROLES.length }),
});
export type DescribedPermission = Static<typeof DescribedPermission>;

/** A remote's remoto.json, from which the shell draws the navigation before it loads the remote's code. */
export const Description = Type.Object({
  /** CONTRACT_VERSION that the remote was built for. */
  contrato: Type.Integer({ minimum: 1 }),
  secciones: Type.Array(DescribedSection, { minItems: 1, maxItems: 10 }),
  /**
   * True if the section ships with the server but is only for users to whom it is given. Without it the section is for everybody.
   */
  ofrecida: Type.Optional(Type.Boolean()),
  /** The remote's own cache tags, '<segment>.<Name>'. */
  etiquetas: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}\\.[A-Z][A-Za-z0-9]{0,30}$' }), { maxItems: 20 }),
  ),
  permisos: Type.Optional(Type.Array(DescribedPermission, { maxItems: 20 })),
  /** '/api/s/<segment>/': requests under this path are forwarded to the team's own service. */
  servicio: Type.Optional(Type.String({ pattern: '^/api/s/[a-z][a-z0-9-]{0,30}/$' })),
  extensiones: Type.Optional(Type.Array(DescribedExtension, { maxItems: 20 })),
});
export type Description = Static<typeof Description>;

/** A shell's contrato.json: the contract, libraries and exports that it gives to sections. */
export const ShellContract = Type.Object({
  /** The CONTRACT_VERSION of the shell. */
  contrato: Type.Integer({ minimum: 1 }),
  /** Contract versions of the sections that the shell mounts. Without this list it mounts only `contrato`. */
  acepta: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 20 })),
  /** Version of each shared package, by its name. */
  librerias: Type.Record(Type.String(), Type.String({ maxLength: 100 })),
  /** Names that each shared module exports, by its path; '*' for any name. Absent in older shells. */
  exportaciones: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String({ maxLength: 200 }), { maxItems: 2000 }))),
});
export type ShellContract = Static<typeof ShellContract>;

/** Subresource integrity of a file: 'sha256-<base64>'. */
const Integrity = Type.String({ pattern: '^sha256-[A-Za-z0-9+/]{43}=$' });

/** Integrity of the remote entry that a manifest names. */
const Input = Type.Object({ integridad: Integrity });

/** The version to fall back to: for a candidate, the stable one; for any other version, the previous stable one. */
export const Fallback = Type.Object({
  version: Type.String(),
  manifest: Type.String(),
  integridad: Type.Optional(Integrity),
  entrada: Type.Optional(Input),
});
export type Fallback = Static<typeof Fallback>;

/** Why this user has this version, as `VersionReason` in domain/release.ts. */
const Reason = Type.Union([
  Type.Object({ tipo: Type.Union([Type.Literal('estable'), Type.Literal('servidor'), Type.Literal('lavanderia')]) }),
  Type.Object({ tipo: Type.Literal('porcentaje'), porcentaje: Type.Number() }),
  Type.Object({ tipo: Type.Literal('incompatible'), asignada: Type.String() }),
  Type.Object({ tipo: Type.Literal('vista'), vence: Type.String() }),
]);

/** The commit that a build was made from, as the publishing command read it from git. */
export const BuildOrigin = Type.Object({
  commit: Type.String({ pattern: '^[0-9a-f]{7,64}$' }),
  /** Author of the last commit that changed the section's folder. */
  autor: TextSchema(120),
  /** Whether the build also had uncommitted changes. */
  conCambios: Type.Boolean(),
});
export type BuildOrigin = Static<typeof BuildOrigin>;

export const ComposedRemote = Type.Object({
  name: Type.String(),
  version: Type.String(),
  /** URL of the version's permanent mf-manifest.json, which is on another origin when the section is hosted there. */
  manifest: Type.String(),
  /** Integrity of the manifest. */
  integridad: Type.Optional(Integrity),
  entrada: Type.Optional(Input),
  respaldo: Type.Optional(Fallback),
  /** `CONTRACT_VERSION` that the remote was built for. */
  contrato: Type.Optional(Type.Integer()),
  secciones: Type.Array(Type.String()),
  /** Descriptions of the sections named in `secciones`. */
  enlaces: Type.Optional(Type.Array(DescribedSection)),
  extensiones: Type.Optional(Type.Array(DescribedExtension)),
  etiquetas: Type.Optional(Type.Array(Type.String())),
  /** True while this version is being rolled out; browsers then report its mounts besides its failures. */
  candidata: Type.Boolean(),
  motivo: Type.Optional(Reason),
  /** True when the shell can mount neither this version nor any other published one. */
  incompatible: Type.Optional(Type.Boolean()),
  /** Share of sessions, 0 to 1, in which browsers measure this version; absent for none. */
  muestra: Type.Optional(Type.Number()),
  /** The commit of the build and, in `declaracion`, what its team stated about it; both fields are for superusers only. */
  git: Type.Optional(BuildOrigin),
  declaracion: Type.Optional(KeptStatement),
});
export type ComposedRemote = Static<typeof ComposedRemote>;

/** GET /remotes.json: the sections of the requesting user, each in the version assigned to them. Never cached. */
export const Composition = Type.Object({
  /** Id of this set of versions; it changes when any version changes. */
  id: Type.String(),
  /** Id of the user who asked; null when nobody is signed in. */
  usuario: Type.Union([Type.String(), Type.Null()]),
  remotes: Type.Array(ComposedRemote),
  /** The shell that the user gets. A tab with another shell loads this one at its next reload. */
  shell: Type.Optional(Type.Object({ version: Type.String() })),
  /** Origins from which this user may load their own builds in a tab; absent for most users. */
  desvios: Type.Optional(Type.Array(Type.String())),
});
export type Composition = Static<typeof Composition>;

/** Name of a remote. */
export const SectionName = Type.String({ pattern: '^[a-z][a-z0-9-]{1,60}$' });

export const ofRemote = Type.Object({ remoto: SectionName });

export const Version = Type.String({ pattern: '^[0-9A-Za-z.+-]{1,40}-[0-9a-f]{8}$' });

/**
 * Stages in which a section can fail, in order. 'uso' means an uncaught error once the section was on screen, 'congelada' that
 * the section froze the tab.
 */
const Stage = Type.Union([
  Type.Literal('registro'),
  Type.Literal('manifiesto'),
  Type.Literal('integridad'),
  Type.Literal('contrato'),
  Type.Literal('entrada'),
  Type.Literal('codigo'),
  Type.Literal('pantalla'),
  Type.Literal('uso'),
  Type.Literal('congelada'),
]);

/** A live version that a shell can't mount. */
export const UnfitVersion = Type.Object({
  remoto: Type.String(),
  version: Type.String(),
  /** Libraries or exports that the version expects and the shell doesn't give, in Spanish. */
  choques: Type.Array(Type.String()),
  /** The version served instead; null when no published one fits. */
  sustituta: Type.Union([Type.String(), Type.Null()]),
});
export type UnfitVersion = Static<typeof UnfitVersion>;

/** Measures of a version by browsers: 75th percentiles (null if no session measured them), and numbers of calls. */
export const MeasuredVersion = Type.Object({
  version: Type.String(),
  sesiones: Type.Integer(),
  /** Milliseconds, like `lcp`. */
  inp: Type.Union([Type.Number(), Type.Null()]),
  lcp: Type.Union([Type.Number(), Type.Null()]),
  cls: Type.Union([Type.Number(), Type.Null()]),
  llamadas: Type.Integer(),
  fallidas: Type.Integer(),
});
export type MeasuredVersion = Static<typeof MeasuredVersion>;

/** State of a section's rollout: live versions, client reports and history. */
export const ReleaseState = Type.Object({
  remoto: Type.String(),
  /** The stable version; null when nobody receives the section, or only the users chosen for the candidate receive it. */
  estable: Type.Union([Type.String(), Type.Null()]),
  candidata: Type.Union([Type.String(), Type.Null()]),
  porcentaje: Type.Number(),
  tenants: Type.Array(Type.Object({ id: Type.String(), nombre: Type.String() })),
  versiones: Type.Array(
    Type.Object({
      version: Type.String(),
      publicada: Type.String(),
      por: Type.String(),
      /** Number of users for whom the version was mounted and never failed, and number of users for whom it failed. */
      montadas: Type.Integer(),
      fallidas: Type.Integer(),
      git: Type.Optional(Type.Union([BuildOrigin, Type.Null()])),
      declaracion: Type.Optional(Type.Union([KeptStatement, Type.Null()])),
    }),
  ),
  /** Live versions that the shell can't mount. */
  incompatibles: Type.Optional(Type.Array(UnfitVersion)),
  /**
   * Present while the stable version, or the stand-in named by `version`, fails for too many users. It has the number of the
   * version's users, and of those for whom it failed in the last minutes.
   */
  fallando: Type.Optional(
    Type.Object({
      version: Type.Optional(Type.String()),
      usuarios: Type.Integer(),
      fallaron: Type.Integer(),
      lavanderias: Type.Integer(),
    }),
  ),
  /** Measures of the candidate and the stable version in the same hours, by users of laundries that aren't in `tenants`. */
  medidas: Type.Optional(Type.Array(MeasuredVersion)),
  /** Last failures, newest first. Stage 'registro' is about /remotes.json, not a version. */
  fallas: Type.Array(
    Type.Object({
      version: Type.String(),
      etapa: Stage,
      veces: Type.Integer(),
      ultima: Type.String(),
      /** Message of the error; personal data in it is masked. */
      mensaje: Type.Optional(Type.String()),
      /** Place of the failure: '<source file>:<line>', or the line of the built file when the build had no source maps. */
      lugar: Type.Optional(Type.String()),
    }),
  ),
  historia: Type.Array(
    Type.Object({ momento: Type.String(), quien: Type.String(), accion: Type.String(), detalle: Type.String() }),
  ),
});
export type ReleaseState = Static<typeof ReleaseState>;

export const releaseStatusSchemas = {
  summary: 'Cómo está la entrega de una sección',
  params: ofRemote,
  response: ReleaseState,
} satisfies CallSchemas;

export const publishReleaseSchemas = {
  summary: 'Publica una versión de una sección',
  params: ofRemote,
  body: Type.Object({
    /** Version in the remote's package.json. */
    version: Type.String({ pattern: '^[0-9A-Za-z.+-]{1,40}$' }),
    archivos: Type.Array(
      Type.Object({
        ruta: TextSchema(200, 1),
        base64: Type.String(),
        /** Expected SHA-256, hexadecimal. */
        sha256: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
      }),
      { minItems: 1, maxItems: 500 },
    ),
    git: Type.Optional(BuildOrigin),
    declaracion: Type.Optional(SentStatement),
  }),
  response: Type.Object({ version: Type.String(), nueva: Type.Boolean() }),
} satisfies CallSchemas;

export const registerReleaseSchemas = {
  summary: 'Publica una versión de una sección que vive en otro origen',
  params: ofRemote,
  body: Type.Object({
    /** Version in the remote's package.json. */
    version: Type.String({ pattern: '^[0-9A-Za-z.+-]{1,40}$' }),
    /** URL of the build's mf-manifest.json. */
    manifest: Type.String({ pattern: '^https?://[^\\s?#]{1,500}/mf-manifest\\.json$' }),
  }),
  response: Type.Object({ version: Type.String(), nueva: Type.Boolean() }),
} satisfies CallSchemas;

export const promoteReleaseSchemas = {
  summary: 'Da una versión publicada a un porcentaje, a una lavandería o a todos',
  params: ofRemote,
  body: Type.Object({
    /** Defaults to the newest published version; to the candidate with `sinTenant` or `porcentaje` 0. */
    version: Type.Optional(Version),
    porcentaje: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    /** Id or name of a laundry. */
    tenant: Type.Optional(TextSchema(120)),
    /** Id or name of a laundry to be taken off the candidate. */
    sinTenant: Type.Optional(TextSchema(120)),
    todos: Type.Optional(Type.Boolean()),
  }),
  response: ReleaseState,
} satisfies CallSchemas;

export const rollbackReleaseSchemas = {
  summary: 'Regresa a la versión anterior',
  params: ofRemote,
  response: ReleaseState,
} satisfies CallSchemas;

export const retireReleaseSchemas = {
  summary: 'Retira una sección: nadie la recibe',
  params: ofRemote,
  response: Type.Object({}),
} satisfies CallSchemas;

export const checkShellSchemas = {
  summary: 'Dice qué secciones vivas no podría montar un shell',
  /** The contrato.json of the shell's build. */
  body: ShellContract,
  response: Type.Object({ incompatibles: Type.Array(UnfitVersion) }),
} satisfies CallSchemas;

export const reportSectionSchemas = {
  summary: 'Informa que una sección se montó o falló',
  body: Type.Object({
    remoto: Type.String({ pattern: '^[a-z][a-z0-9-]{1,60}$' }),
    version: Version,
    /**
     * 'error': the section goes on, but nobody caught an error that its code threw. 'sospecha': it isn't known whether this
     * section or another one of the page failed, so the report counts for no version.
     */
    suceso: Type.Union([Type.Literal('montada'), Type.Literal('fallida'), Type.Literal('error'), Type.Literal('sospecha')]),
    /** Stage in which the section failed. */
    etapa: Type.Optional(Stage),
    /** Id of the mount, made in the browser. A mount has only one outcome, so a repeated report counts once. */
    montaje: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z-]{1,64}$' })),
    /** Message and stack of the reported error. */
    mensaje: Type.Optional(Type.String({ maxLength: 300 })),
    pila: Type.Optional(Type.String({ maxLength: 4096 })),
    /** Id of the browser's composition. */
    composicion: Type.Optional(Type.String({ pattern: '^[0-9a-f]{1,64}$' })),
  }),
  response: Type.Object({}),
} satisfies CallSchemas;
