import { join } from 'node:path';
import { violations } from '@lavanda/shared/testing/remoteContract';

test('keeps the contract between shell and sections', async () => {
  expect(await violations({ folder: join(__dirname, '..'), load: () => import('./lifecycles') })).toEqual([]);
});
