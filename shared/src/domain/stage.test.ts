import fc from 'fast-check';
import { freePlaces, MAX_PLACE, nextStage, parsePlace, previousStage, STAGES } from './stage.ts';

it('stages go one after the other, and back the same way', () => {
  expect(STAGES.map(nextStage)).toEqual(['proceso', 'lista', null]);
  for (const stage of STAGES) {
    const next = nextStage(stage);
    if (next !== null) expect(previousStage(next)).toBe(stage);
  }
});

describe('a place on the rack', () => {
  it.each([
    ['a12', 'A-12'],
    [' A 7 ', 'A-07'],
    ['A-07', 'A-07'],
    ['ab 123', 'AB-123'],
    ['ñ-3', 'Ñ-03'],
    ['estante  alto', 'ESTANTE ALTO'],
    ['12', '12'],
    ['', ''],
    ['el estante de la bodega', null],
    ['A\u202e1', 'A-01'],
    ['\u200bb\u2060 3\ufeff', 'B-03'],
    ['\u200b', ''],
    ['A\u0007', null],
  ])('%j is %j', (typed, place) => {
    expect(parsePlace(typed)).toBe(place);
  });

  it('stays what it is when it is read again, within its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const place = parsePlace(text);
        if (place === null) return;
        expect(place.length).toBeLessThanOrEqual(MAX_PLACE);
        expect(parsePlace(place)).toBe(place);
      }),
    );
  });

  it('is suggested when it is free, the first ones first, each as it would be typed', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 150 });
    const all = freePlaces([], 400);
    fc.assert(
      fc.property(some, (orders) => {
        const taken = orders.map((order) => all[order] ?? '');
        const free = freePlaces(taken, 4);
        expect(free).toEqual(all.filter((place) => !taken.includes(place)).slice(0, 4));
        expect(free.map(parsePlace)).toEqual(free);
      }),
    );
    expect(freePlaces(all.slice(0, 99), 1)).toEqual(['B-01']);
  });
});
