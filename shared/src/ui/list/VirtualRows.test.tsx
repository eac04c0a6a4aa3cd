import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VirtualRows from './VirtualRows.tsx';

const ROW_HEIGHT = 50;
/** Rows that fit in jsdom's 768 px window. */
const IN_SIGHT = 16;

/** Scrolls the page to `y`; the list starts at its top. */
function placePage(y: number): void {
  window.scrollY = y;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, -y, 0, 0);
}
function scroll(y: number): void {
  placePage(y);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function List({ count = 500, endMargin, onEndReached = () => {} }: Partial<Parameters<typeof VirtualRows>[0]>) {
  return (
    <VirtualRows
      as="ul"
      aria-label="Filas"
      count={count}
      rowHeight={ROW_HEIGHT}
      endMargin={endMargin}
      onEndReached={onEndReached}
    >
      {(index) => (
        <li data-index={index}>
          <button type="button" data-control="abrir">{`Fila ${index}`}</button>
        </li>
      )}
    </VirtualRows>
  );
}

/** Rows in DOM order, which Tab and screen readers follow. */
const rows = () => screen.getAllByText(/^Fila \d/).map(({ textContent }) => Number(textContent?.slice(5)));
const sequence = (from: number, length: number) => Array.from({ length }, (_, i) => from + i);

beforeEach(() => placePage(0));

describe('the rows of a long list', () => {
  it('are rendered near the window only, in reading order wherever the page is', () => {
    render(<List />);
    for (const y of [0, 200, 900, 5000, 12_000, 300]) {
      scroll(y);
      const rendered = rows();
      expect(rendered.length).toBeLessThan(40);
      expect(rendered).toEqual(sequence(Math.max(0, y / ROW_HEIGHT - 8), rendered.length));
    }
    scroll(499 * ROW_HEIGHT);
    expect(rows().at(-1)).toBe(499);
  });

  it('render every visible row at any scroll position', () => {
    render(<List />);
    for (let y = 0; y < 4000; y += 130) {
      scroll(y);
      expect(rows()).toEqual(expect.arrayContaining(sequence(Math.floor(y / ROW_HEIGHT), IN_SIGHT)));
    }
  });

  it('never scroll the page themselves', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
    placePage(700);
    const { rerender } = render(<List />);
    rerender(<List count={100} />);
    scroll(900);
    expect(scrollTo).not.toHaveBeenCalled();
    scrollTo.mockRestore();
  });

  it('keep the focused row and its neighbours, with the same elements', async () => {
    const user = userEvent.setup();
    render(<List />);
    scroll(10_000);
    const button = screen.getByRole('button', { name: 'Fila 205' });
    act(() => button.focus());
    for (const y of [4000, 0]) {
      scroll(y);
      expect(button).toHaveFocus();
      expect(button).toHaveTextContent('Fila 205');
    }
    expect(rows().slice(-3)).toEqual([204, 205, 206]);
    expect(rows()[0]).toBe(0);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Fila 206' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Fila 204' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Fila 205' })).toHaveFocus();
  });

  it('Control+Home and Control+End leave the list', async () => {
    const user = userEvent.setup();
    render(
      <>
        <button type="button">Antes</button>
        <button type="button" disabled>
          Apagado
        </button>
        <h2 tabIndex={-1}>Título</h2>
        <List />
        <a href="#despues">Después</a>
      </>,
    );
    const row = screen.getByRole('button', { name: 'Fila 4' });
    act(() => row.focus());
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(screen.getByRole('button', { name: 'Antes' })).toHaveFocus();
    act(() => row.focus());
    await user.keyboard('{Control>}{End}{/Control}');
    expect(screen.getByRole('link', { name: 'Después' })).toHaveFocus();
  });

  it('follow a list that grows, shrinks and says when its end is in sight', () => {
    const onEndReached = jest.fn();
    const { rerender } = render(<List count={20} onEndReached={onEndReached} />);
    expect(onEndReached).not.toHaveBeenCalled();
    scroll(300);
    expect(onEndReached).toHaveBeenCalled();
    onEndReached.mockClear();
    rerender(<List count={100} onEndReached={onEndReached} />);
    expect(onEndReached).not.toHaveBeenCalled();
    expect(rows()).toEqual(expect.arrayContaining(sequence(6, IN_SIGHT)));
    rerender(<List count={3} onEndReached={onEndReached} />);
    expect(rows()).toEqual([0, 1, 2]);
  });

  it('load more before the end with `endMargin`', () => {
    const onEndReached = jest.fn();
    render(<List count={20} endMargin={6} onEndReached={onEndReached} />);
    expect(onEndReached).toHaveBeenCalled();
  });

  it('are all rendered for printing', () => {
    render(<List count={200} />);
    const onScreen = rows().length;
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(rows()).toEqual(sequence(0, 200));
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(rows()).toEqual(sequence(0, onScreen));
  });
});
