import { createStore, toasts } from '@lavanda/shared';
import type { CreationOptions, NewCredential, Passkey } from '@lavanda/shared/contract/schemas/passkeys';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { startRegistration } from '@simplewebauthn/browser';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { readSession } from '../../../testing/session';
import { SecondFactorDialog } from '../SecondFactorDialog';

jest.mock('@simplewebauthn/browser', () => ({ browserSupportsWebAuthn: () => true, startRegistration: jest.fn() }));
const register = jest.mocked(startRegistration);

const STATE = 'GET /api/auth/segundoFactor';
const LIST = 'GET /api/auth/segundoFactor/llaves';
const PREPARE = 'POST /api/auth/segundoFactor/llaves/preparar';
const ADD = 'POST /api/auth/segundoFactor/llaves/agregar';
const REMOVE = 'POST /api/auth/segundoFactor/llaves/quitar';

const OPTIONS: CreationOptions = {
  rp: { id: 'app.lavanda.mx', name: 'Lavanda' },
  user: { id: 'AA', name: 'super@aguaclara.mx', displayName: 'Sofía' },
  challenge: 'cmV0bw',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  attestation: 'none',
};
const CREDENTIAL: NewCredential = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: 'AA', attestationObject: 'AA' },
  clientExtensionResults: {},
};
const PHONE: Passkey = {
  _id: '10000000-0000-4000-8000-000000000001',
  nombre: 'Mi teléfono',
  creada: '2026-11-20T12:00:00.000Z',
  ultimoUso: '2026-11-26T18:30:00.000Z',
};

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
  net.route(STATE, { body: { activo: false, codigosRestantes: 0 } });
  net.route(LIST, { body: { llaves: [], dispositivo: 'Chrome en Windows' } });
  net.route(PREPARE, { body: { opciones: OPTIONS } });
  register.mockReset().mockResolvedValue(CREDENTIAL);
});

function mount() {
  const store = createStore();
  render(
    <Provider store={store}>
      <SecondFactorDialog usuario={readSession('superuser').usuario} onClose={() => undefined} />
    </Provider>,
  );
  return { user: userEvent.setup(), said: () => toasts.selectSlice(store.getState()).map(({ text }) => text) };
}

async function beginToAdd() {
  const mounted = mount();
  await mounted.user.click(await screen.findByRole('button', { name: 'Agregar llave de acceso' }));
  await mounted.user.type(screen.getByLabelText(/^Contraseña/), 'lavanda123');
  return mounted;
}
const proceed = () => screen.getByRole('button', { name: 'Continuar' });

test('the first one is added: named after the device, made by the browser, then the recovery codes are shown', async () => {
  net.route(ADD, { body: { codigos: ['AAAA-BBBB-CCCC-DDDD'] } });
  const { user, said } = await beginToAdd();
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Chrome en Windows');
  expect(screen.getByText(/recibirás códigos de recuperación/)).toBeVisible();
  net.route(LIST, { body: { llaves: [{ ...PHONE, ultimoUso: null }], dispositivo: '' } });
  net.route(STATE, { body: { activo: false, codigosRestantes: 10 } });
  await user.click(proceed());
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  expect(said()).toEqual(['La llave de acceso se agregó.']);
  expect(register).toHaveBeenCalledWith({ optionsJSON: OPTIONS });
  expect(net.seen(PREPARE)[0]?.body).toEqual({ password: 'lavanda123' });
  expect(net.seen(ADD)[0]?.body).toEqual({ nombre: 'Chrome en Windows', respuesta: CREDENTIAL });
  await user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
  const list = within(await screen.findByRole('list', { name: 'Llaves de acceso' }));
  expect(list.getByRole('listitem')).toHaveTextContent('Mi teléfonoCreada 2026-11-20 06:00 · Sin usarQuitar');
  expect(await screen.findByText(/Te quedan 10 códigos de recuperación/)).toBeVisible();
});

test.each([
  ['NotAllowedError', /se canceló o pasó el tiempo/],
  ['InvalidStateError', /ya tiene una llave de acceso/],
  ['UnknownError', /no pudo crear la llave/],
])('%s of the browser is told in Spanish; what was typed stays, and it can be tried again', async (name, message) => {
  register.mockRejectedValueOnce(Object.assign(new Error('x'), { name }));
  net.route(ADD, { body: { codigos: [] } });
  const { user, said } = await beginToAdd();
  await user.clear(screen.getByRole('textbox', { name: 'Nombre' }));
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Llave USB');
  await user.click(proceed());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Llave USB');
  expect(screen.getByLabelText(/^Contraseña/)).toHaveValue('lavanda123');
  await user.click(proceed());
  await waitFor(() => expect(said()).toEqual(['La llave de acceso se agregó.']));
});

test('a wrong password is said at its field, before the browser is asked', async () => {
  const message = 'La Contraseña es incorrecta.';
  net.route(PREPARE, problem(403, message, { campos: [{ campo: 'password', mensaje: message }] }));
  const { user } = await beginToAdd();
  await user.click(proceed());
  await waitFor(() => expect(screen.getByLabelText(/^Contraseña/)).toHaveAccessibleDescription(message));
  expect(register).not.toHaveBeenCalled();
});

test('one is removed with password and code', async () => {
  net.route(STATE, { body: { activo: true, codigosRestantes: 9 } });
  net.route(LIST, { body: { llaves: [PHONE], dispositivo: '' } });
  const message = 'El código no es correcto.';
  net.route(REMOVE, problem(403, message, { campos: [{ campo: 'codigo', mensaje: message }] }));
  const { user, said } = mount();
  expect(await screen.findByText('Creada 2026-11-20 06:00 · Último uso 2026-11-26 12:30')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitar Mi teléfono' }));
  await user.click(screen.getByRole('button', { name: 'Quitar' }));
  expect(net.seen(REMOVE)).toHaveLength(0);
  await user.type(screen.getByLabelText(/^Contraseña/), 'lavanda123');
  await user.type(screen.getByRole('textbox', { name: 'Código' }), '000000');
  await user.click(screen.getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Código' })).toHaveAccessibleDescription(message));
  net.route(REMOVE, { body: {} });
  net.route(LIST, { body: { llaves: [], dispositivo: '' } });
  await user.click(screen.getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(said()).toEqual(['La llave de acceso se quitó.']));
  await waitFor(() => expect(screen.queryByText('Mi teléfono')).not.toBeInTheDocument());
  expect(net.seen(REMOVE)[1]?.body).toEqual({ _id: PHONE._id, password: 'lavanda123', codigo: '000000' });
});

test('a list that could not be read can be asked for again', async () => {
  net.route(LIST, problem(503, 'El servidor está ocupado.'));
  const { user } = mount();
  await screen.findByText('No se pudieron cargar tus llaves de acceso');
  net.route(LIST, { body: { llaves: [PHONE], dispositivo: '' } });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Mi teléfono')).toBeVisible();
});
