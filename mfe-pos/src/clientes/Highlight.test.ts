import { matches } from './Highlight';

const parts = (text: string, term: string) => matches(text, term).map(([from, until]) => text.slice(from, until));

describe('matches', () => {
  it.each([
    ['José Luis Hernández', 'jose', ['José']],
    ['José Luis Hernández', 'HERNAN', ['Hernán']],
    ['José Luis Hernández', 'se lu', ['sé', 'Lu']],
    ['María del Carmen Ortiz de la Peña', 'ortiz maria', ['María', 'Ortiz']],
    ['Ana López-Portillo', 'lopez portillo', ['López', 'Portillo']],
    ['Anastasia', 'ana nast', ['Anast']],
    ['Óscar', 'osc', ['Ósc']],
    ['Ana', 'treviño', []],
    ['Ana', '  ', []],
    ['Ana', '-', []],
    ["Lía D'Angelo", 'dangelo', ["D'Angelo"]],
    ['Lía D\u2019Angelo', 'angelo', ['Angelo']],
    ['Lia Dangelo', "d'ang", ['Dang']],
  ])('%s, %s: %j', (text, term, expected) => {
    expect(parts(text, term)).toEqual(expected);
  });
});
