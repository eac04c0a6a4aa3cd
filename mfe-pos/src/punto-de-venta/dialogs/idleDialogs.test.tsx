import { clearDevice } from '@lavanda/shared/testing/device';
import { mockIdle, release, restoreIdle } from '@lavanda/shared/testing/idle';
import { styleRules } from '@lavanda/shared/testing/styleRules';
import { screen } from '@testing-library/react';
import { openTill, tile, tillNetwork } from '../testing/register';

beforeEach(async () => {
  await clearDevice();
  tillNetwork();
  mockIdle();
});
afterEach(restoreIdle);

test('the kilos and customer dialogs are prerendered while idle: opening them writes no styles', async () => {
  const { usuario: user } = await openTill();
  await release();
  const afterIdle = styleRules();
  await user.click(tile('Ropa delicada por kg'));
  await screen.findByRole('dialog', { name: 'Ropa delicada por kg' });
  await user.keyboard('{Escape}');
  await user.keyboard('{F2}');
  await screen.findByRole('dialog', { name: 'Seleccionar usuario' });
  expect(styleRules()).toBe(afterIdle);
});
