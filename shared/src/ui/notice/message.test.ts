import { testSession } from '../../testing/fixtures.ts';
import { type NoticeNota, readyMessage } from './message.ts';

const NOTA: NoticeNota = {
  id: 'n',
  folio: 104,
  clave: '',
  bultos: 0,
  clienteNombre: 'Ana Sofía',
  clienteTelefono: '+525541081170',
  sucursalId: 's',
  sucursalNombre: 'Narvarte',
  saldo: 0,
};
const { tenantData: laundry } = testSession().usuario;

test('a message says the hours of its sucursal, and where to see the ticket', () => {
  const whole = `Hola, Ana. Tu ropa ya está lista en Agua Clara, sucursal Narvarte.
Nota #104.
Horario: Lunes a sábado, 8 a 20
Tu ticket: https://lavanda.mx/t/q7Yk4mB2`;
  expect(readyMessage(NOTA, laundry, { hours: 'Lunes a sábado, 8 a 20', ticket: 'https://lavanda.mx/t/q7Yk4mB2' })).toBe(whole);
  const bare = readyMessage(NOTA, laundry, { hours: '', ticket: '' });
  expect(bare).not.toContain('Horario');
  expect(bare).not.toContain('ticket');
});
