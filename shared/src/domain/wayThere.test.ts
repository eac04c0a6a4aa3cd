import fc from 'fast-check';
import { addressLines, mapsAddress, wazeAddress } from './wayThere.ts';

const street = { descripcion: 'Eje 5 Sur Eugenia 411', lat: null, lon: null };
const place = { descripcion: 'Eje 5 Sur Eugenia 411', lat: 19.384, lon: -99.152 };

it('Maps and Waze are given the place, or the address when nobody set it', () => {
  expect(mapsAddress(place)).toBe('https://www.google.com/maps/dir/?api=1&destination=19.384%2C-99.152');
  expect(mapsAddress(street)).toBe('https://www.google.com/maps/dir/?api=1&destination=Eje+5+Sur+Eugenia+411');
  expect(wazeAddress(place)).toBe('https://waze.com/ul?ll=19.384%2C-99.152&navigate=yes');
  expect(wazeAddress(street)).toBe('https://waze.com/ul?q=Eje+5+Sur+Eugenia+411&navigate=yes');
});

it('whatever an address holds, the link leads to the same page with that address', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const url = new URL(mapsAddress({ descripcion: text, lat: null, lon: null }));
      expect(url.host + url.pathname).toBe('www.google.com/maps/dir/');
      expect([...url.searchParams.keys()]).toEqual(['api', 'destination']);
    }),
  );
});

it.each([
  ['Miguel Laurent 620, int. 4, Letrán Valle, 03650', ['Miguel Laurent 620, int. 4', 'Letrán Valle, 03650']],
  ['Eje 5 Sur Eugenia 411, Narvarte Poniente, 03020', ['Eje 5 Sur Eugenia 411', 'Narvarte Poniente, 03020']],
  ['Pitágoras, 12 B, depto 301', ['Pitágoras, 12 B, depto 301']],
  ['Una línea\n\n  otra,  con coma ', ['Una línea', 'otra, con coma']],
  ['', []],
])('%j is read in lines', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});

it('no word of an address is lost in its lines', () => {
  const words = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Calle 5', 'int. 4', '12', 'Del Valle', ', ', '\n')), (parts) => {
      const address = parts.join(', ');
      expect(addressLines(address).flatMap(words)).toEqual(words(address));
    }),
  );
});
