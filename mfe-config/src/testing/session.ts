import { testSession } from '@lavanda/shared/testing/fixtures';

/** Session of the laundry's superuser, used by these tests. */
export const marianaSession = () =>
  testSession('superuser', { usuario: { usuario: 'super@aguaclara.mx', nombre: 'Mariana Robles' } });
