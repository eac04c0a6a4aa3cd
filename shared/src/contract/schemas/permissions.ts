import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { Role } from './auth.ts';
import { TextSchema } from './primitives.ts';

/** A permission that a section brings. A superuser always has it, even if `roles` doesn't list that role. */
export const SectionPermission = Type.Object({
  clave: Type.String(),
  nombre: Type.String(),
  /** Title of the section. */
  seccion: Type.String(),
  roles: Type.Array(Role),
});
export type SectionPermission = Static<typeof SectionPermission>;

const SectionPermissions = Type.Object({ permisos: Type.Array(SectionPermission) });

export const SavePermissions = Type.Object({
  permisos: Type.Array(Type.Object({ clave: TextSchema(80, 1), roles: Type.Array(Role, { maxItems: 4 }) }), {
    minItems: 1,
    maxItems: 200,
  }),
});
export type SavePermissions = Static<typeof SavePermissions>;

export const readPermissionsSchemas = {
  summary: 'Qué roles tienen los permisos que traen las secciones',
  response: SectionPermissions,
} satisfies CallSchemas;

export const savePermissionsSchemas = {
  summary: 'Da a los roles los permisos que traen las secciones',
  body: SavePermissions,
  response: SectionPermissions,
} satisfies CallSchemas;
