import fc from 'fast-check';
import {
  type Agenda,
  dayState,
  daysIn,
  fillOf,
  firstDayWithRoom,
  hasCapacity,
  type Load,
  loadOf,
  MAX_CAPACITY_DAYS,
  minutesLate,
  NO_LOAD,
  overIn,
  promisedOn,
  proposedDay,
} from './capacity.ts';
import { addDays, defaultPromiseDate } from './dates.ts';
import { isClosed } from './openingHours.ts';

const TODAY = '2026-12-10';
const load = fc.record({ grams: fc.nat(150_000), pieces: fc.nat(90) });
const limit = fc.option(fc.integer({ min: 1, max: 120 }), { nil: null });
const agendas = fc
  .record({
    kilos: limit,
    pieces: limit,
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
    dates: fc.array(fc.nat(30), { maxLength: 4 }),
    promised: fc.array(load, { maxLength: 20 }),
  })
  .map(
    ({ kilos, pieces, weekdays, dates, promised }): Agenda => ({
      capacity: { grams: kilos === null ? null : kilos * 1000, pieces },
      closed: { weekdays, dates: dates.map((ahead) => addDays(TODAY, ahead)) },
      promised: new Map(promised.map((one, ahead) => [addDays(TODAY, ahead), one])),
    }),
  );
const lines = fc.array(
  fc.record({
    medida: fc.constantFrom('pz' as const, 'kg' as const, 'flex' as const),
    cantidad: fc.integer({ min: 1, max: 50_000 }),
  }),
);

/** Whether the nota fits on the day, written independently of the code under test. */
function fits({ capacity, closed, promised }: Agenda, day: string, own: Load): boolean {
  const taken = promised.get(day) ?? NO_LOAD;
  const nothing = own.grams === 0 && own.pieces === 0;
  const room = (needs: number, has: number, most: number | null) =>
    most === null || (needs > 0 ? has + needs <= most : !nothing || has < most);
  return (
    !isClosed(closed, day) && room(own.grams, taken.grams, capacity.grams) && room(own.pieces, taken.pieces, capacity.pieces)
  );
}

describe('the load of a nota', () => {
  it('is the grams of its kg lines and the pieces of its pz lines; a flexible one is none', () => {
    const all = [
      { medida: 'kg', cantidad: 4_500 },
      { medida: 'pz', cantidad: 2_000 },
      { medida: 'pz', cantidad: 3_500 },
      { medida: 'flex', cantidad: 9_000 },
    ] as const;
    expect(loadOf(all)).toEqual({ grams: 4_500, pieces: 6 });
  });

  it('of two notas together is the sum of both', () => {
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        const [mine, theirs] = [loadOf(one), loadOf(other)];
        const both = { grams: mine.grams + theirs.grams, pieces: mine.pieces + theirs.pieces };
        expect(loadOf([...one, ...other])).toEqual(both);
      }),
    );
  });
});

describe('the day that is proposed', () => {
  it('is the first with room from the usual promise on', () => {
    fc.assert(
      fc.property(agendas, load, fc.boolean(), fc.nat(5), (agenda, own, express, deliveryDays) => {
        const usual = defaultPromiseDate(TODAY, express, deliveryDays);
        const days = daysIn(usual, addDays(usual, MAX_CAPACITY_DAYS - 1));
        const first = days.find((day) => fits(agenda, day, own));
        expect(firstDayWithRoom(agenda, usual, own)).toBe(first ?? null);
        const open = days.find((day) => !isClosed(agenda.closed, day)) ?? usual;
        expect(proposedDay(agenda, TODAY, express, deliveryDays, own)).toBe(first ?? open);
      }),
    );
  });

  it('is the usual one without a capacity and without closed days', () => {
    fc.assert(
      fc.property(agendas, load, fc.nat(5), (agenda, own, deliveryDays) => {
        const free = { ...agenda, capacity: { grams: null, pieces: null }, closed: { weekdays: [], dates: [] } };
        expect(hasCapacity(free.capacity)).toBe(false);
        expect(proposedDay(free, TODAY, false, deliveryDays, own)).toBe(addDays(TODAY, deliveryDays));
      }),
    );
  });
});

describe('a day', () => {
  const agenda: Agenda = {
    capacity: { grams: 120_000, pieces: 60 },
    closed: { weekdays: [1], dates: ['2026-12-25'] },
    promised: new Map([
      ['2026-12-10', { grams: 120_000, pieces: 20 }],
      ['2026-12-11', { grams: 112_000, pieces: 58 }],
    ]),
  };
  const own = { grams: 4_500, pieces: 6 };

  it.each([
    ['2026-12-10', 'full'],
    ['2026-12-11', 'short'],
    ['2026-12-12', 'room'],
    ['2026-12-13', 'closed'],
    ['2026-12-25', 'closed'],
  ])('%s is %s', (day, state) => {
    expect(dayState(agenda, day, own)).toBe(state);
  });

  it('full of kilos still has room for pieces alone', () => {
    expect(dayState(agenda, '2026-12-10', { grams: 0, pieces: 5 })).toBe('room');
    expect(dayState(agenda, '2026-12-10', NO_LOAD)).toBe('full');
  });

  it('is over in nothing exactly when the nota fits on it', () => {
    fc.assert(
      fc.property(agendas, load, fc.nat(25), (any, needs, ahead) => {
        const day = addDays(TODAY, ahead);
        const state = dayState(any, day, needs);
        expect(state === 'room').toBe(fits(any, day, needs));
        if (state === 'short') expect(overIn(any.capacity, promisedOn(any, day), needs)).not.toEqual([]);
      }),
    );
  });

  it('is filled by its fuller measure, at most whole', () => {
    expect(fillOf(agenda.capacity, { grams: 60_000, pieces: 45 })).toBe(0.75);
    expect(fillOf(agenda.capacity, { grams: 600_000, pieces: 0 })).toBe(1);
    expect(fillOf({ grams: null, pieces: 10 }, { grams: 600_000, pieces: 0 })).toBe(0);
  });
});

describe('how late a day would be', () => {
  it('is the surplus at the pace of the day, and nothing when it fits', () => {
    const capacity = { grams: 120_000, pieces: 60 };
    expect(minutesLate(capacity, { grams: 112_000, pieces: 58 }, { grams: 4_500, pieces: 6 }, { from: 480, until: 1200 })).toBe(
      48,
    );
    fc.assert(
      fc.property(load, load, (promised, own) => {
        const late = minutesLate(capacity, promised, own, { from: 480, until: 1200 });
        expect(late).toBeGreaterThanOrEqual(0);
        if (overIn(capacity, promised, own).length === 0) expect(late).toBe(0);
      }),
    );
  });
});
