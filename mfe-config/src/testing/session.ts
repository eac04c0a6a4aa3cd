import { testSession } from '@lavanda/shared/testing/fixtures';

/** Who is signed in, in the tests of these pages: the laundry's owner. */
export const marianaSession = () =>
  testSession('superuser', { usuario: { usuario: 'super@aguaclara.mx', nombre: 'Mariana Robles' } });
