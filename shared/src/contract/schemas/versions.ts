import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { TextSchema } from './primitives.ts';
import { MeasuredVersion, ofRemote, SectionName, Version } from './releases.ts';

/** Time measured on a visible page, ms. A longer time isn't believed: the clock may have jumped. */
const Milliseconds = Type.Number({ minimum: 0, maximum: 600_000 });

export const measureSectionsSchemas = {
  summary: 'Informa qué tan rápidas fueron las secciones en una sesión del navegador',
  body: Type.Object({
    secciones: Type.Array(
      Type.Object({
        remoto: SectionName,
        version: Version,
        /** Interaction to Next Paint and Largest Contentful Paint, ms; Cumulative Layout Shift. */
        inp: Type.Optional(Milliseconds),
        lcp: Type.Optional(Milliseconds),
        cls: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
        /** Number of calls made while the section was shown, and how many of them had no answer in time or a 5xx. */
        llamadas: Type.Integer({ minimum: 0, maximum: 100_000 }),
        fallidas: Type.Integer({ minimum: 0, maximum: 100_000 }),
      }),
      { minItems: 1, maxItems: 10 },
    ),
  }),
  response: Type.Object({}),
} satisfies CallSchemas;
export type SectionMeasures = Static<typeof measureSectionsSchemas.body>['secciones'][number];

/**
 * Body of `previewReleaseCall` and `previewVersionCall`, which make a preview link: it shows a version in the tab that opens it.
 */
const PreviewRequest = Type.Object({
  /** Defaults to the newest published version. */
  version: Type.Optional(Version),
});

const MadePreview = Type.Object({
  version: Type.String(),
  /** Token of the link. */
  ficha: Type.String(),
  /** The link. A signed-in user who opens it gets the version in that tab. */
  enlace: Type.String(),
  /** Time when the link expires, ISO 8601. */
  vence: Type.String(),
});
export type MadePreview = Static<typeof MadePreview>;

export const previewReleaseSchemas = {
  summary: 'Hace un enlace que enseña una versión publicada, con la llave de la sección',
  params: ofRemote,
  body: PreviewRequest,
  response: MadePreview,
} satisfies CallSchemas;

export const previewVersionSchemas = {
  summary: 'Hace un enlace que enseña una versión publicada',
  params: ofRemote,
  body: PreviewRequest,
  response: MadePreview,
} satisfies CallSchemas;

export const openPreviewSchemas = {
  summary: 'Dice qué versión enseña un enlace',
  params: Type.Object({ ficha: TextSchema(100, 1) }),
  response: Type.Object({
    remoto: Type.String(),
    version: Type.String(),
    vence: Type.String(),
    /** Title and first path segment of the first section that this user may open. */
    titulo: Type.String(),
    segmento: Type.String(),
  }),
} satisfies CallSchemas;
export type OpenedPreview = Static<typeof openPreviewSchemas.response>;

/** The published versions of a section, with the measures of those in use. */
const SectionVersions = Type.Object({
  remoto: Type.String(),
  estable: Type.Union([Type.String(), Type.Null()]),
  candidata: Type.Union([Type.String(), Type.Null()]),
  /** Newest first. */
  versiones: Type.Array(Type.Object({ version: Type.String(), publicada: Type.String() })),
  /** Measures of the candidate and the stable version by hour, oldest first. Without a candidate, only the stable version's. */
  horas: Type.Array(Type.Intersect([MeasuredVersion, Type.Object({ hora: Type.String() })])),
  /** The measures that decide whether a candidate is taken back: the candidate's, then the stable version's. */
  comparadas: Type.Array(MeasuredVersion),
});
export type SectionVersions = Static<typeof SectionVersions>;

export const readVersionsSchemas = {
  summary: 'Las versiones publicadas de cada sección, y qué tan rápidas son las que se usan',
  response: Type.Object({ secciones: Type.Array(SectionVersions) }),
} satisfies CallSchemas;
