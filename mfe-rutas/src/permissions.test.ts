import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from '@lavanda/shared/contract/schemas/releases';
import { SECTION_PERMISSIONS } from '@lavanda/shared/domain/sectionPermissions';

test('its permissions are those that the product’s server checks, with the same roles', () => {
  const { permisos: declared = [] } = JSON.parse(readFileSync(join(__dirname, '..', 'remoto.json'), 'utf8')) as Description;
  expect(Object.fromEntries(declared.map(({ clave, roles }) => [clave, roles]))).toEqual(SECTION_PERMISSIONS);
});
