import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FilasALaVista from './FilasALaVista.tsx';

const ALTO = 50;
/** Rows that fit in jsdom's window, which is 768 px tall. */
const POR_PANTALLA = 16;

/** The page stands at `y`; the list begins with it. */
function ponerPagina(y: number): void {
  window.scrollY = y;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, -y, 0, 0);
}
function rodar(y: number): void {
  ponerPagina(y);
  act(() => void window.dispatchEvent(new Event('scroll')));
}
/** Waits until the rows are back in their order. */
const reposo = () => act(() => jest.advanceTimersByTimeAsync(400));

function Lista({ cantidad = 500, anticipo, alLlegarAlFinal = () => {} }: Partial<Parameters<typeof FilasALaVista>[0]>) {
  return (
    <FilasALaVista
      como="ul"
      className="cuerpo"
      aria-label="Filas"
      cantidad={cantidad}
      alto={ALTO}
      anticipo={anticipo}
      alLlegarAlFinal={alLlegarAlFinal}
    >
      {(indice) => (
        <li data-indice={indice}>
          <button type="button" data-control="abrir">{`Fila ${indice}`}</button>
        </li>
      )}
    </FilasALaVista>
  );
}

const filas = () => screen.getAllByText(/^Fila \d/).map(({ textContent }) => Number(textContent?.slice(5)));
const seguidas = (desde: number, cuantas: number) => Array.from({ length: cuantas }, (_, i) => desde + i);

beforeEach(() => {
  jest.useFakeTimers();
  ponerPagina(0);
});
afterEach(() => jest.useRealTimers());

describe('the rows of a long list', () => {
  it('are drawn near the window only, by the same elements wherever the page is', async () => {
    render(<Lista />);
    const elementos = new Set(screen.getAllByRole('listitem'));
    expect(filas()).toEqual(seguidas(0, elementos.size));
    expect(elementos.size).toBeLessThan(40);
    for (const y of [200, 900, 5000, 12_000, 499 * ALTO]) rodar(y);
    expect(new Set(screen.getAllByRole('listitem'))).toEqual(elementos);
    await reposo();
    expect(filas()).toEqual(seguidas(500 - elementos.size, elementos.size));
  });

  it('leave none in sight undrawn at any step of the page', () => {
    render(<Lista />);
    for (let y = 0; y < 4000; y += 130) {
      rodar(y);
      const enPantalla = seguidas(Math.floor(y / ALTO), POR_PANTALLA);
      expect(filas()).toEqual(expect.arrayContaining(enPantalla));
    }
  });

  it('come in one by one before they are seen while the page moves, and all of them when it rests', async () => {
    render(<Lista />);
    rodar(1000);
    await reposo();
    const antes = filas();
    const nuevas = () => filas().filter((fila) => !antes.includes(fila));
    rodar(1000 + 3 * ALTO);
    expect(nuevas()).toEqual([Math.max(...antes) + 1]);
    rodar(1000 + 3 * ALTO + 1);
    expect(nuevas()).toHaveLength(2);
    expect(filas()).toHaveLength(antes.length);
    await reposo();
    expect(nuevas()).toHaveLength(3);
  });

  it('are back in reading order when the page rests, and at once for Tab', async () => {
    const usuario = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Lista />);
    rodar(1000);
    await reposo();
    const cuantas = filas().length;
    expect(filas()).toEqual(seguidas(12, cuantas));
    rodar(700);
    await usuario.tab();
    expect(screen.getByRole('button', { name: 'Fila 6' })).toHaveFocus();
    // The row before the one with the focus is drawn too.
    expect(filas()).toEqual(seguidas(5, cuantas + 1));
  });

  it('keep the one with the focus and its neighbours, by the same elements, also when put back in order', async () => {
    const usuario = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Lista />);
    rodar(10_000);
    await reposo();
    const boton = screen.getByRole('button', { name: 'Fila 205' });
    act(() => boton.focus());
    for (const y of [4000, 0]) {
      rodar(y);
      await reposo();
      expect(boton).toHaveFocus();
      expect(boton).toHaveTextContent('Fila 205');
    }
    expect(filas().slice(-3)).toEqual([204, 205, 206]);
    expect(filas()[0]).toBe(0);
    await usuario.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Fila 206' })).toHaveFocus();
    await usuario.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Fila 204' })).toHaveFocus();
  });

  it('are left with Control+Home and Control+End for what is before and after them', async () => {
    const usuario = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <>
        <button type="button">Antes</button>
        <button type="button" disabled>
          Apagado
        </button>
        <h2 tabIndex={-1}>Título</h2>
        <Lista />
        <a href="#despues">Después</a>
      </>,
    );
    const fila = screen.getByRole('button', { name: 'Fila 4' });
    act(() => fila.focus());
    await usuario.keyboard('{Control>}{Home}{/Control}');
    expect(screen.getByRole('button', { name: 'Antes' })).toHaveFocus();
    act(() => fila.focus());
    await usuario.keyboard('{Control>}{End}{/Control}');
    expect(screen.getByRole('link', { name: 'Después' })).toHaveFocus();
  });

  it('follow a list that grows, shrinks and says when its end is in sight', () => {
    const alLlegarAlFinal = jest.fn();
    const { rerender } = render(<Lista cantidad={20} alLlegarAlFinal={alLlegarAlFinal} />);
    expect(alLlegarAlFinal).not.toHaveBeenCalled();
    rodar(300);
    expect(alLlegarAlFinal).toHaveBeenCalled();
    alLlegarAlFinal.mockClear();
    rerender(<Lista cantidad={100} alLlegarAlFinal={alLlegarAlFinal} />);
    expect(alLlegarAlFinal).not.toHaveBeenCalled();
    expect(filas()).toEqual(expect.arrayContaining(seguidas(6, POR_PANTALLA)));
    rerender(<Lista cantidad={3} alLlegarAlFinal={alLlegarAlFinal} />);
    expect(filas()).toEqual([0, 1, 2]);
  });

  it('call for more before the end when told how many rows before', () => {
    const alLlegarAlFinal = jest.fn();
    render(<Lista cantidad={20} anticipo={6} alLlegarAlFinal={alLlegarAlFinal} />);
    expect(alLlegarAlFinal).toHaveBeenCalled();
  });

  it('are all there for the printer', () => {
    render(<Lista cantidad={200} />);
    const enPantalla = filas().length;
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(filas()).toEqual(seguidas(0, 200));
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(filas()).toEqual(seguidas(0, enPantalla));
  });
});
