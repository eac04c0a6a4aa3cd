import { coincidencia } from './Resaltado';

const parte = (texto: string, buscado: string) => {
  const rango = coincidencia(texto, buscado);
  return rango && texto.slice(...rango);
};

describe('coincidencia', () => {
  it.each([
    ['José Luis Hernández', 'jose', 'José'],
    ['José Luis Hernández', 'HERNAN', 'Hernán'],
    ['José Luis Hernández', 'se lu', 'sé Lu'],
    ['Óscar', 'osc', 'Ósc'],
    ['Ana', 'treviño', null],
    ['Ana', '  ', null],
  ])('%s, %s: %s', (texto, buscado, esperado) => {
    expect(parte(texto, buscado)).toBe(esperado);
  });
});
