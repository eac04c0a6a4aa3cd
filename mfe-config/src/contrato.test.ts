import { join } from 'node:path';
import { incumplimientos } from '@lavanda/shared/pruebas/contrato';

test('keeps the contract between shell and sections', async () => {
  expect(await incumplimientos({ carpeta: join(__dirname, '..'), cargar: () => import('./lifecycles') })).toEqual([]);
});
