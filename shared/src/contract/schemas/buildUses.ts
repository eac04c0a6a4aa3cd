import { type Static, Type } from 'typebox';

/** How a section's build uses one shared module. */
const ModuleUse = Type.Object({
  /** Version of the installed package at the build; null when none was installed. */
  version: Type.Union([Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+', maxLength: 60 }), Type.Null()]),
  /** Names that its code imports; '*' when the module is used as a whole. */
  exportaciones: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 1000 }),
});

/**
 * A build's usos.json: the modules and names of shared libraries that its code uses, according to its module graph. The gate
 * compares them with what the shell gives.
 */
export const BuildUses = Type.Object({
  /** Mode of the build: 'production' is the only one that can be published. */
  modo: Type.String({ maxLength: 40 }),
  /** The uses by module path, such as '@mui/material/Button'. */
  librerias: Type.Record(Type.String({ maxLength: 200 }), ModuleUse),
});
export type BuildUses = Static<typeof BuildUses>;
