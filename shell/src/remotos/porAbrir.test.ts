import { crearPorAbrir } from './porAbrir';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function oido() {
  const porAbrir = crearPorAbrir();
  const dichas: (string | undefined)[] = [];
  return { ...porAbrir, dichas, dejarDeOir: porAbrir.oir((seccion) => void dichas.push(seccion)) };
}

test('quien pasa por encima de los enlaces no está por abrir ninguno', () => {
  const { acercarse, alejarse, dichas } = oido();
  for (const seccion of ['ventas', 'clientes', 'reportes']) {
    acercarse(seccion);
    jest.advanceTimersByTime(20);
    alejarse();
  }
  jest.advanceTimersByTime(5_000);
  expect(dichas).toEqual([undefined]);
});

test('quien reposa en un enlace está por abrir su sección, hasta un rato después de dejarlo', () => {
  const { acercarse, alejarse, dichas } = oido();
  acercarse('ventas');
  jest.advanceTimersByTime(5_000);
  expect(dichas).toEqual(['ventas']);
  alejarse();
  jest.advanceTimersByTime(300);
  expect(dichas).toEqual(['ventas']);
  jest.advanceTimersByTime(300);
  expect(dichas).toEqual(['ventas', undefined]);
});

test('quien lo aprieta, en ese momento; el dedo que se levanta no lo deja antes del clic', () => {
  const { acercarse, apretar, alejarse, dichas, dejarDeOir } = oido();
  acercarse('ventas');
  apretar('ventas');
  alejarse();
  jest.advanceTimersByTime(100);
  expect(dichas).toEqual(['ventas']);
  dejarDeOir();
  jest.advanceTimersByTime(5_000);
  expect(dichas).toEqual(['ventas']);
});
