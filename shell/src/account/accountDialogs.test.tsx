import { createStore, toasts } from '@lavanda/shared';
import type { OpenSession } from '@lavanda/shared/contract/schemas/sessions';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { readSession } from '../testing/session';
import { SecondFactorDialog } from './secondFactor/SecondFactorDialog';
import { SessionsDialog } from './sessions/SessionsDialog';

const STATE = 'GET /api/auth/segundoFactor';
const PREPARE = 'POST /api/auth/segundoFactor/preparar';
const ACTIVATE = 'POST /api/auth/segundoFactor/activar';
const SESSIONS = 'GET /api/auth/sesiones';

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
});

function mount(Dialog: typeof SessionsDialog) {
  const store = createStore();
  const onClose = jest.fn();
  render(
    <Provider store={store}>
      <Dialog usuario={readSession('superuser').usuario} onClose={onClose} />
    </Provider>,
  );
  return { onClose, user: userEvent.setup(), said: () => toasts.selectSlice(store.getState()).map(({ text }) => text) };
}

const open = (_id: string, device: string, isCurrent: boolean): OpenSession => ({
  _id,
  dispositivo: device,
  direccion: '10.0.0.7',
  inicio: '2026-11-20T12:00:00.000Z',
  ultimoUso: '2026-11-26T18:30:00.000Z',
  actual: isCurrent,
});

describe('Sesiones', () => {
  const HERE = open('10000000-0000-4000-8000-000000000001', 'Chrome en Windows', true);
  const THERE = open('10000000-0000-4000-8000-000000000002', 'Safari en iOS', false);

  test('shows device, address and last use, and ends one', async () => {
    net.route(SESSIONS, { body: { sesiones: [HERE, THERE] } });
    net.route('POST /api/auth/sesiones/terminar', { body: { terminadas: 1 } });
    const { user, said } = mount(SessionsDialog);
    const rows = within(await screen.findByRole('list', { name: 'Sesiones abiertas' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Chrome en WindowsEste equipo, ahora · 10.0.0.7',
      'Safari en iOSÚltimo uso 2026-11-26 12:30 · 10.0.0.7Cerrar',
    ]);
    net.route(SESSIONS, { body: { sesiones: [HERE] } });
    await user.click(screen.getByRole('button', { name: /^Cerrar la sesión de Safari/ }));
    await waitFor(() => expect(said()).toEqual(['La sesión se cerró.']));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(net.seen('POST /api/auth/sesiones/terminar')[0]?.body).toEqual({ _id: THERE._id });
    expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).not.toBeInTheDocument();
  });

  test('ends the others, and says when it could not', async () => {
    net.route(SESSIONS, { body: { sesiones: [HERE, THERE] } });
    net.route('POST /api/auth/sesiones/terminarOtras', problem(503, 'El servidor está ocupado.'));
    const { user, said } = mount(SessionsDialog);
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
    await waitFor(() => expect(said()).toEqual(['El servidor está ocupado.']));
  });

  test('a list that could not be read can be asked for again', async () => {
    net.route(SESSIONS, problem(503, 'El servidor está ocupado.'));
    const { user } = mount(SessionsDialog);
    await screen.findByText('No se pudieron cargar tus sesiones');
    net.route(SESSIONS, { body: { sesiones: [HERE] } });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Chrome en Windows')).toBeVisible();
  });
});

describe('Verificación en dos pasos', () => {
  beforeEach(() => net.route('GET /api/auth/segundoFactor/llaves', { body: { llaves: [], dispositivo: '' } }));

  test('is turned on: password, QR and key, first code, recovery codes', async () => {
    net.route(STATE, { body: { activo: false, codigosRestantes: 0 } });
    net.route(PREPARE, { body: { secreto: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Agua:super?secret=JBSWY3DPEHPK3PXP' } });
    net.route(ACTIVATE, { body: { codigos: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] } });
    const { user, onClose } = mount(SecondFactorDialog);
    await user.type(await screen.findByLabelText(/^Contraseña/), 'lavanda123');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByRole('img', { name: 'Código QR para tu aplicación de verificación' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Clave' })).toHaveValue('JBSWY3DPEHPK3PXP');
    await user.type(screen.getByRole('textbox', { name: 'Código' }), '123456');
    await user.click(screen.getByRole('button', { name: 'Activar' }));
    const codes = within(await screen.findByRole('list', { name: 'Códigos de recuperación' })).getAllByRole('listitem');
    expect(codes.map(({ textContent }) => textContent)).toEqual(['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(net.seen(PREPARE)[0]?.body).toEqual({ password: 'lavanda123' });
    expect(net.seen(ACTIVATE)[0]?.body).toEqual({ codigo: '123456' });
  });

  test('is turned off with password and code; what is wrong is said at its field', async () => {
    const REMOVE = 'POST /api/auth/segundoFactor/quitar';
    net.route(STATE, { body: { activo: true, codigosRestantes: 9 } });
    net.route(
      REMOVE,
      problem(403, 'El código no es correcto.', { campos: [{ campo: 'codigo', mensaje: 'El código no es correcto.' }] }),
    );
    const { user, said, onClose } = mount(SecondFactorDialog);
    expect(await screen.findByText(/Te quedan 9 códigos de recuperación/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desactivar' }));
    expect(net.seen(REMOVE)).toHaveLength(0);
    await user.type(screen.getByLabelText(/^Contraseña/), 'lavanda123');
    await user.type(screen.getByRole('textbox', { name: 'Código' }), '000000');
    await user.click(screen.getByRole('button', { name: 'Desactivar' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Código' })).toHaveAccessibleDescription('El código no es correcto.'),
    );
    net.route(REMOVE, { body: {} });
    await user.click(screen.getByRole('button', { name: 'Desactivar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(said()).toEqual(['La verificación en dos pasos se desactivó.']);
  });
});
