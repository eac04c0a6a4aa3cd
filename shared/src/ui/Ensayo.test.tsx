import { render, screen } from '@testing-library/react';
import { Activity, useEffect } from 'react';
import { desocupar, quitarOcio, simularOcio } from '../pruebas/ocio';
import AppDialog from './AppDialog';
import Ensayo from './Ensayo';

beforeEach(simularOcio);
afterEach(quitarOcio);

function Alta({ dibujar, alVerse }: { dibujar(): void; alVerse(): void }) {
  dibujar();
  useEffect(alVerse, [alVerse]);
  return (
    <AppDialog abierto titulo="Alta" onCerrar={() => undefined}>
      <input aria-label="Correo" />
    </AppDialog>
  );
}

test('what is going to be opened is drawn once when the page is idle, whoever asks again, out of the page and without its effects', async () => {
  const dibujar = jest.fn();
  const alVerse = jest.fn();
  const { rerender, unmount } = render(
    <Ensayo de="alta">
      <Alta dibujar={dibujar} alVerse={alVerse} />
    </Ensayo>,
  );
  expect(dibujar).not.toHaveBeenCalled();
  await desocupar();
  const veces = dibujar.mock.calls.length;
  expect(veces).toBeGreaterThan(0);
  expect(alVerse).not.toHaveBeenCalled();
  expect(screen.queryByLabelText('Correo')).not.toBeInTheDocument();
  expect(document.body).toHaveTextContent(/^$/);

  rerender(
    <Ensayo de="alta">
      <Alta dibujar={dibujar} alVerse={alVerse} />
    </Ensayo>,
  );
  await desocupar();
  expect(dibujar).toHaveBeenCalledTimes(veces);

  unmount();
  render(
    <Ensayo de="alta">
      <Alta dibujar={dibujar} alVerse={alVerse} />
    </Ensayo>,
  );
  await desocupar();
  expect(dibujar).toHaveBeenCalledTimes(veces);
});

test('the browser works out its places once, and nobody finds it in the page', async () => {
  const puestas: string[] = [];
  const vigia = new MutationObserver((cambios) => {
    for (const { addedNodes } of cambios)
      for (const nodo of addedNodes) if (nodo instanceof HTMLElement) puestas.push(nodo.innerHTML);
  });
  vigia.observe(document.body, { childList: true });
  render(
    <Ensayo de="alta con lugar">
      <Alta dibujar={() => undefined} alVerse={() => undefined} />
    </Ensayo>,
  );
  await desocupar();
  vigia.disconnect();
  expect(puestas.some((puesta) => puesta.includes('aria-label="Correo"'))).toBe(true);
  expect(puestas.every((puesta) => !puesta.includes('display: none'))).toBe(true);
  expect(screen.queryByLabelText('Correo')).not.toBeInTheDocument();
});

test('a page that is left and comes back has been rehearsed already', async () => {
  const dibujar = jest.fn();
  const pagina = (visible: boolean) => (
    <Activity mode={visible ? 'visible' : 'hidden'}>
      <Ensayo de="alta de una página que vuelve">
        <Alta dibujar={dibujar} alVerse={() => undefined} />
      </Ensayo>
    </Activity>
  );
  const { rerender } = render(pagina(true));
  await desocupar();
  const veces = dibujar.mock.calls.length;
  expect(veces).toBeGreaterThan(0);
  rerender(pagina(false));
  rerender(pagina(true));
  await desocupar();
  expect(dibujar).toHaveBeenCalledTimes(veces);
});

test('a browser that can’t tell when it is idle draws nothing beforehand', async () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const dibujar = jest.fn();
  render(
    <Ensayo de="alta sin aviso">
      <Alta dibujar={dibujar} alVerse={() => undefined} />
    </Ensayo>,
  );
  await desocupar();
  expect(dibujar).not.toHaveBeenCalled();
});
