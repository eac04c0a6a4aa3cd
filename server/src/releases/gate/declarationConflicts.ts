import type { Description } from '@lavanda/shared/contract/schemas/releases';
import { isOwnPermission, SECTIONS } from '@lavanda/shared/domain/roles';

/**
 * Finds invalid declarations in a remoto.json: names outside its own segments, names that repeat, permissions that the product
 * has already, and permissions that are used but not declared.
 * @returns the conflicts, in Spanish
 */
export function declarationConflicts(description: Description): string[] {
  const { secciones: sections, etiquetas: tags = [], permisos: permissions = [], servicio: service } = description;
  const { extensiones: extensions = [] } = description;
  const segments = sections.map(({ segmento: segment }) => segment);
  const keys = permissions.map(({ clave: key }) => key);
  const known = new Set<string>([...SECTIONS, ...keys]);
  const foreign = [...tags, ...keys].filter((name) => !segments.includes(name.split('.')[0] ?? ''));
  const asked = [...sections, ...extensions].map(({ permiso: permission }) => permission);
  const unknown = [...new Set(asked.filter((permission) => !known.has(permission)))];
  const isForeignService = service !== undefined && !segments.some((segment) => service === `/api/s/${segment}/`);
  return [
    ...foreign.map((name) => `"${name}" no empieza con el segmento de una de sus secciones (${segments.join(', ')}).`),
    ...keys.filter(isOwnPermission).map((key) => `El permiso "${key}" ya es del producto.`),
    ...repeated(tags).map((tag) => `Su remoto.json dice dos veces la etiqueta "${tag}".`),
    ...repeated(keys).map((key) => `Su remoto.json dice dos veces el permiso "${key}".`),
    ...repeated(extensions.map(({ nombre: name }) => name)).map(
      (name) => `Su remoto.json dice dos veces la extensión "${name}".`,
    ),
    ...unknown.map((permission) => `Pide el permiso "${permission}", que no es del producto ni está en sus permisos.`),
    ...(isForeignService ? [`${service} no es de una de sus secciones (${segments.join(', ')}).`] : []),
  ];
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, n) => names.indexOf(name) < n))];
}
