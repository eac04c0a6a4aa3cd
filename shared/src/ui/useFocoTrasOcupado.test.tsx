import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { quitarFocoAlDeshabilitar } from '../pruebas/foco.ts';
import { useFocoTrasOcupado } from './useFocoTrasOcupado.ts';

const NAVEGADORES = {
  /** Chromium 150: at once, in the middle of what React writes. */
  'at once': (quitar: () => void) => quitar(),
  /** Chromium 156: before the next picture. */
  'after a while': (quitar: () => void) => void setTimeout(quitar),
  never: () => undefined,
};

function Forma({ guardar }: { guardar: () => Promise<void> }) {
  const [ocupado, setOcupado] = useState(false);
  useFocoTrasOcupado(ocupado);
  const alPulsar = async () => {
    setOcupado(true);
    await guardar();
    setOcupado(false);
  };
  return (
    <>
      <button type="button" disabled={ocupado} onClick={alPulsar}>
        Guardar
      </button>
      <button type="button">Otro</button>
    </>
  );
}

function pintar() {
  let responder = () => {};
  render(<Forma guardar={() => new Promise((listo) => (responder = listo))} />);
  return { guardar: screen.getByRole('button', { name: 'Guardar' }), responder: () => act(async () => responder()) };
}

describe.each(Object.entries(NAVEGADORES))('a browser that takes the focus from a disabled button %s', (_, alDeshabilitar) => {
  beforeEach(() => quitarFocoAlDeshabilitar(alDeshabilitar));
  afterEach(() => jest.restoreAllMocks());

  test('gives it back when what was being saved is answered', async () => {
    const { guardar, responder } = pintar();
    guardar.focus();
    for (const _vez of [1, 2]) {
      await userEvent.keyboard('{Enter}');
      expect(guardar).toBeDisabled();
      await responder();
      expect(guardar).toBeEnabled();
      expect(guardar).toHaveFocus();
    }
  });

  test('leaves it to the control that the user went to meanwhile', async () => {
    const { guardar, responder } = pintar();
    guardar.focus();
    await userEvent.keyboard('{Enter}');
    const otro = screen.getByRole('button', { name: 'Otro' });
    otro.focus();
    await responder();
    expect(guardar).toBeEnabled();
    expect(otro).toHaveFocus();
  });
});
