import { testSession } from '@lavanda/shared/testing/fixtures';

export const marianaSession = () =>
  testSession('superuser', { usuario: { usuario: 'super@aguaclara.mx', nombre: 'Mariana Robles' } });
