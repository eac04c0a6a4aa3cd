import { apartarPartes, medirPartes, type Partes } from './porPartes';

const ALTO = 146;

/** A list of `cuantas` cards, one below the other, as the browser would have laid them out. */
function lista(cuantas: number) {
  const seccion = document.createElement('div');
  seccion.innerHTML = `<ul data-por-partes>${'<li></li>'.repeat(cuantas)}</ul>`;
  const tarjetas = [...seccion.querySelectorAll('li')];
  const toda = seccion.querySelector('ul') as HTMLUListElement;
  toda.getBoundingClientRect = () => new DOMRect(0, -window.scrollY, 300, cuantas * ALTO);
  tarjetas.forEach((tarjeta, i) => {
    tarjeta.getBoundingClientRect = () => new DOMRect(0, i * ALTO - window.scrollY, 300, ALTO);
  });
  const ocultas = () => tarjetas.flatMap(({ style }, i) => (style.contentVisibility === 'hidden' ? [i] : []));
  return { seccion, ocultas };
}

const desde = (primera: number, ultima: number) => Array.from({ length: ultima - primera + 1 }, (_, i) => primera + i);

function mostrar(partes: Partes, altura: number) {
  const porDibujar = apartarPartes(partes, altura);
  porDibujar.empezar();
  return porDibujar;
}

let pintar: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  window.innerHeight = 730;
  window.innerWidth = 1440;
  window.scrollY = 0;
  pintar = () => {
    for (const _cuadro of ['este', 'el que sigue']) jest.advanceTimersToNextFrame();
    jest.advanceTimersByTime(1);
  };
});
afterEach(() => void jest.useRealTimers());

test('lo que está a la vista se dibuja con la sección; lo demás por partes, primero lo más cercano', () => {
  const { seccion, ocultas } = lista(40);
  const { pendiente } = mostrar(medirPartes(seccion), 0);
  expect(ocultas()).toEqual(desde(6, 39));
  pintar();
  expect(ocultas()).toEqual(desde(18, 39));
  pintar();
  expect(ocultas()).toEqual(desde(30, 39));
  pintar();
  expect(ocultas()).toEqual([]);
  expect(pendiente()).toBe(true);
  pintar();
  expect(pendiente()).toBe(false);
});

test('mientras no se dibuja, cada una ocupa su lugar', () => {
  const { seccion } = lista(40);
  const alturas = () => [...seccion.querySelectorAll('li')].map(({ style }) => style.height);
  mostrar(medirPartes(seccion), 0);
  expect(alturas().slice(5, 7)).toEqual(['', `${ALTO}px`]);
  window.dispatchEvent(new Event('wheel'));
  expect(new Set(alturas())).toEqual(new Set(['']));
});

test('una lista que está toda fuera de la vista se aparta entera, con su lugar, sin tocar lo que tiene', () => {
  const { seccion, ocultas } = lista(40);
  seccion.insertAdjacentHTML('beforeend', `<ul data-por-partes>${'<li></li>'.repeat(30)}</ul>`);
  const segunda = seccion.lastElementChild as HTMLUListElement;
  segunda.getBoundingClientRect = () => new DOMRect(0, 40 * ALTO, 300, 30 * ALTO);
  for (const suya of segunda.children) suya.getBoundingClientRect = () => new DOMRect(0, 40 * ALTO, 300, ALTO);
  mostrar(medirPartes(seccion), 0);
  expect(segunda.style).toMatchObject({ contentVisibility: 'hidden', height: `${30 * ALTO}px` });
  expect([...segunda.children].every((suya) => suya.getAttribute('style') === null)).toBe(true);
  expect(ocultas()).toEqual(desde(6, 39));
  window.dispatchEvent(new Event('wheel'));
  expect(segunda.style).toMatchObject({ contentVisibility: '', height: '' });
});

test('una lista con altura propia la conserva', () => {
  const { seccion } = lista(40);
  const suya = seccion.firstElementChild as HTMLUListElement;
  suya.style.height = '9000px';
  suya.getBoundingClientRect = () => new DOMRect(0, 2000, 300, 9000);
  mostrar(medirPartes(seccion), 0);
  expect(suya.style).toMatchObject({ contentVisibility: 'hidden', height: '9000px' });
  window.dispatchEvent(new Event('wheel'));
  expect(suya.style).toMatchObject({ contentVisibility: '', height: '9000px' });
});

test('quien vuelve a media lista encuentra dibujado lo que ahí está a la vista', () => {
  const { seccion, ocultas } = lista(40);
  window.scrollY = 20 * ALTO;
  const partes = medirPartes(seccion);
  window.scrollY = 0;
  mostrar(partes, 20 * ALTO);
  expect(ocultas()).toEqual([...desde(0, 18), ...desde(26, 39)]);
});

test.each(['keydown', 'pointerdown', 'wheel', 'resize'])('a la primera señal del usuario está todo: %s', (tipo) => {
  const { seccion, ocultas } = lista(40);
  const { pendiente } = mostrar(medirPartes(seccion), 0);
  window.dispatchEvent(new Event(tipo));
  expect(ocultas()).toEqual([]);
  expect(pendiente()).toBe(false);
});

test('llegar a donde la página se mandó no es señal de nadie; salir de ahí, sí', () => {
  const { seccion, ocultas } = lista(40);
  mostrar(medirPartes(seccion), 0);
  window.dispatchEvent(new Event('scroll'));
  expect(ocultas()).toHaveLength(34);
  window.scrollY = 300;
  window.dispatchEvent(new Event('scroll'));
  expect(ocultas()).toEqual([]);
});

test('con la ventana de otro ancho nada está donde estaba: se dibuja todo', () => {
  const { seccion, ocultas } = lista(40);
  const partes = medirPartes(seccion);
  window.innerWidth = 390;
  mostrar(partes, 0);
  expect(ocultas()).toEqual([]);
});

test('hasta que la sección se muestra, lo apartado sigue así, haga el usuario lo que haga', () => {
  const { seccion, ocultas } = lista(40);
  const { empezar } = apartarPartes(medirPartes(seccion), 0);
  window.dispatchEvent(new Event('pointerdown'));
  pintar();
  expect(ocultas()).toEqual(desde(6, 39));
  empezar();
  pintar();
  expect(ocultas()).toEqual(desde(18, 39));
});
