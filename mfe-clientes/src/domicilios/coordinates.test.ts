import { parseCoordinates, pastedPair } from './coordinates';

describe('parseCoordinates', () => {
  it.each([
    ['19.4326', '-99.1332', { lat: 19.4326, lon: -99.1332 }],
    [' 19,4326 ', '\u221299.1332', { lat: 19.4326, lon: -99.1332 }],
    ['-90', '180', { lat: -90, lon: 180 }],
    ['0', '0', { lat: 0, lon: 0 }],
    ['19.43260049', '-99.13320051', { lat: 19.4326, lon: -99.133201 }],
  ])('reads %j, %j', (lat, lon, point) => {
    expect(parseCoordinates({ lat, lon })).toEqual({ point });
  });

  it('takes two empty fields as no place', () => {
    expect(parseCoordinates({ lat: '', lon: ' ' })).toEqual({ point: null });
  });

  it.each([
    ['90.1', '0', ['lat']],
    ['0', '-180.1', ['lon']],
    ['norte', 'oeste', ['lat', 'lon']],
    ['', '1', ['lat']],
    ['1', '', ['lon']],
    ['1e400', '0', ['lat']],
  ])('refuses %j, %j and names the field', (lat, lon, campos) => {
    const result = parseCoordinates({ lat, lon });
    expect('errors' in result && Object.keys(result.errors)).toEqual(campos);
  });
});

describe('pastedPair', () => {
  it.each(['19.39, -99.15', '19.39,-99.15', '(19.39, -99.15)', ' 19.39 -99.15 ', '19.39; -99.15'])('splits %j', (text) => {
    expect(pastedPair(text)).toEqual({ lat: '19.39', lon: '-99.15' });
  });

  it.each(['19.39', '19,39', '-99.15', '', 'Petén 214, Narvarte'])('leaves %j as one value', (text) => {
    expect(pastedPair(text)).toBeNull();
  });
});
