import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocoTrasOcupado } from './useFocoTrasOcupado.ts';

/** What a browser does to the focused button that is disabled; jsdom leaves the focus there. */
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

const escribir = Element.prototype.setAttribute;

/** jsdom takes the focus from nothing that is disabled. */
function quitarElFoco(control: Element) {
  control.removeAttribute('disabled');
  if (control instanceof HTMLElement) control.blur();
  escribir.call(control, 'disabled', '');
}

describe.each(Object.entries(NAVEGADORES))('a browser that takes the focus from a disabled button %s', (_, alDeshabilitar) => {
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, nombre, valor) {
      escribir.call(this, nombre, valor);
      if (nombre === 'disabled' && this === document.activeElement) alDeshabilitar(() => quitarElFoco(this));
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const pausa = () => new Promise<void>((listo) => setTimeout(listo, 20));

  test('gives it back when what was being saved is answered', async () => {
    render(<Forma guardar={pausa} />);
    const guardar = screen.getByRole('button', { name: 'Guardar' });
    guardar.focus();
    for (const _vez of [1, 2]) {
      await userEvent.keyboard('{Enter}');
      expect(guardar).toBeDisabled();
      await waitFor(() => expect(guardar).toBeEnabled());
      expect(guardar).toHaveFocus();
    }
  });

  test('leaves it to the control that the user went to meanwhile', async () => {
    render(<Forma guardar={pausa} />);
    screen.getByRole('button', { name: 'Guardar' }).focus();
    await userEvent.keyboard('{Enter}');
    const otro = screen.getByRole('button', { name: 'Otro' });
    otro.focus();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled());
    expect(otro).toHaveFocus();
  });
});
