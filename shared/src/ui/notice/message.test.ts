import { NARVARTE, testSession } from '../../testing/fixtures.ts';
import { type NoticeNota, readyMessage } from './message.ts';

const NOTA: NoticeNota = {
  id: 'n',
  folio: 104,
  clave: '',
  bultos: 0,
  clienteNombre: 'Ana Sofía',
  clienteTelefono: '+525541081170',
  sucursalNombre: 'Narvarte',
  saldo: 0,
};
const { usuario: user } = testSession('user', { usuario: { sucursalData: { ...NARVARTE, horario: 'Lunes a sábado, 8 a 20' } } });

test('a message says the hours of the user’s own sucursal, and those of no other', () => {
  const own = `Hola, Ana. Tu ropa ya está lista en Agua Clara, sucursal Narvarte.
Nota #104.
Horario: Lunes a sábado, 8 a 20`;
  expect(readyMessage(NOTA, user, '')).toBe(own);
  expect(readyMessage({ ...NOTA, sucursalNombre: 'Del Valle' }, user, '')).not.toContain('Horario');
});
