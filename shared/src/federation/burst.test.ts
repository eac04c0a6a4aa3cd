import fc from 'fast-check';
import { type Beginning, ENTER_GAP_MS, GAP_MS, type Key, type KeyRole, NO_BURST, readKey, SHORT_GAP_MS } from './burst.ts';

interface Press {
  key: string;
  /** Time since the key before, ms. */
  after: number;
  hasModifier?: boolean;
}

/** Roles of keys pressed one after another. */
function rolesOf(presses: readonly Press[], begins?: Beginning): KeyRole[] {
  let burst = NO_BURST;
  let time = 1000;
  return presses.map(({ key, after, hasModifier = false }) => {
    time += after;
    const next = readKey(burst, { key, time, hasModifier } satisfies Key, begins);
    burst = next.burst;
    return next.role;
  });
}

const codesOf = (presses: readonly Press[]) => rolesOf(presses).flatMap((role) => (role.kind === 'end' ? [role.code] : []));

const character = fc.constantFrom(...'ABCxyzñ0159 .,-:/?\'"Ñ');
const special = fc.constantFrom('Enter', 'Tab', 'Backspace', 'ArrowLeft', 'Escape', 'F9', 'Shift', 'Delete');
const humanGap = fc.integer({ min: GAP_MS + 1, max: 2000 });
const scannerGap = fc.integer({ min: 0, max: GAP_MS });
/** A person's keys: any keys, with a person's pause before each. */
const human = fc.array(fc.record({ key: fc.oneof(character, special), after: humanGap }), { maxLength: 30 });
/** Texts of tags and tickets, also as another keyboard layout types them. */
const code = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 99 })).map(([f, n]) => `FOLIO${f}.${n}`),
  fc.tuple(fc.stringMatching(/^[A-Z]{1,3}[1-9][0-9]{0,4}$/), fc.integer({ min: 1, max: 99 })).map(([c, n]) => `${c}.${n}`),
  fc.stringMatching(/^[A-Za-z0-9_-]{32}$/).map((token) => `https://lavanda.mx/t/${token}`),
  fc.stringMatching(/^[A-Za-z0-9_]{32}$/).map((token) => `httpsÑ--lavanda.mx-t-${token}`),
);
/** A code's keys, with Shift before characters that need it, and the keys that end the code. */
const scanned = fc
  .record({
    text: code,
    first: fc.integer({ min: ENTER_GAP_MS + 1, max: 2000 }),
    gap: scannerGap,
    enterAfter: fc.integer({ min: 0, max: ENTER_GAP_MS }),
    second: fc.constantFrom<Press[]>([], [{ key: 'Enter', after: 5 }], [{ key: 'j', after: 5, hasModifier: true }]),
  })
  .map(({ text, first, gap, enterAfter, second }) => {
    const keys = [...text].flatMap((key): Press[] => {
      const shift: Press[] = /[A-Z:Ñ_?]/.test(key) ? [{ key: 'Shift', after: 0 }] : [];
      return [...shift, { key, after: gap }];
    });
    const [start, ...others] = keys;
    if (!start) throw new Error('A code has characters');
    const presses: Press[] = [{ ...start, after: first }, ...others, { key: 'Enter', after: enterAfter }, ...second];
    return { text, presses };
  });

test('what a person types is never a scan, whatever the keys', () => {
  fc.assert(
    fc.property(human, (presses) => {
      for (const role of rolesOf(presses)) expect(['first', 'other']).toContain(role.kind);
    }),
  );
});

test('three keys at a scanner’s speed, as a fast hand rolls them, end no code unless they are a clave', () => {
  const rolled = fc
    .tuple(character, fc.array(character, { maxLength: 2 }), humanGap, scannerGap, special)
    .filter(([first, others]) => !/^\p{L}+[1-9]\d?$/u.test([first, ...others].join('')));
  fc.assert(
    fc.property(fc.array(rolled, { maxLength: 10 }), (rolls) => {
      const presses = rolls.flatMap(([key, others, after, gap, end]): Press[] => [
        { key, after },
        ...others.map((other) => ({ key: other, after: gap })),
        { key: end, after: gap },
      ]);
      expect(codesOf(presses)).toEqual([]);
    }),
  );
});

test('what comes right after other keys is typed, not scanned, however fast it is', () => {
  fc.assert(
    fc.property(scanned, fc.integer({ min: GAP_MS + 1, max: 299 - GAP_MS }), ({ presses: [start, ...rest] }, after) => {
      if (!start) return;
      expect(codesOf([{ key: 'ñ', after: 500 }, { ...start, after }, ...rest])).toEqual([]);
    }),
  );
});

test('digits are never eaten: no amount, however fast, is a scan', () => {
  const digits = fc.array(fc.constantFrom(...'0123456789.'), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(digits, scannerGap, (keys, after) => {
      const roles = rolesOf([...keys, 'Enter'].map((key) => ({ key, after })));
      for (const { kind } of roles) expect(['first', 'other']).toContain(kind);
    }),
  );
});

test('digits are a code where any code is heard, from four on', () => {
  const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(digits, scannerGap, (keys, after) => {
      const codes = rolesOf(
        [...keys, 'Enter'].map((key) => ({ key, after })),
        'any',
      ).flatMap((role) => (role.kind === 'end' && role.isFast ? [role.code] : []));
      expect(codes).toEqual(keys.length < 4 ? [] : [keys.join('')]);
    }),
  );
});

test('each scan is read once and whole, between anything that a person types', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(human, scanned), { minLength: 1, maxLength: 4 }), human, (rounds, after) => {
      const presses = [...rounds.flatMap(([before, { presses: keys }]) => [...before, ...keys]), ...after];
      expect(codesOf(presses)).toEqual(rounds.map(([, { text }]) => text));
    }),
  );
});

test('one scan right after another is read too, however short the pause', () => {
  const soon = fc.tuple(scanned, fc.integer({ min: 0, max: ENTER_GAP_MS }));
  fc.assert(
    fc.property(scanned, fc.array(soon, { minLength: 1, maxLength: 4 }), (first, others) => {
      const presses = others.flatMap(([{ presses: keys }, after]) => keys.map((key, i) => (i === 0 ? { ...key, after } : key)));
      expect(codesOf([...first.presses, ...presses])).toEqual([first.text, ...others.map(([{ text }]) => text)]);
    }),
  );
});

test('from its second key to its last, a scan’s keys are told from a person’s', () => {
  fc.assert(
    fc.property(scanned, ({ text, presses }) => {
      const kinds = rolesOf(presses)
        .map(({ kind }) => kind)
        .filter((_, i) => presses[i]?.key !== 'Shift');
      const [first, ...others] = kinds;
      expect(first).toBe('first');
      const count = [...text].length;
      expect(others.slice(0, count - 1)).toEqual(Array.from({ length: count - 1 }, () => 'inside'));
      expect(others[count - 1]).toBe('end');
      expect(others.slice(count).filter((kind) => kind !== 'echo')).toEqual([]);
    }),
  );
});

/** A short text's keys, each `gap` after the one before, and Enter. */
const shortly = (text: string, gap: number, { first = 500, enter = gap } = {}): Press[] => [
  ...[...text].map((key, place) => ({ key, after: place === 0 ? first : gap })),
  { key: 'Enter', after: enter },
];
const shortClave = fc.stringMatching(/^([A-Z][1-9][0-9]?|[A-Z]{2}[1-9])$/);

test('the line of short codes: a letter first, a digit last, and 30 ms at most before each key and Enter', () => {
  expect(SHORT_GAP_MS).toBe(30);
  fc.assert(
    fc.property(shortClave, fc.integer({ min: 0, max: 60 }), fc.constantFrom<Beginning>('letter', 'any'), (text, gap, begins) => {
      const ends = (presses: Press[]) => rolesOf(presses, begins).some(({ kind }) => kind === 'end');
      expect(ends(shortly(text, gap))).toBe(gap <= SHORT_GAP_MS);
      expect(ends(shortly(text, 5, { enter: SHORT_GAP_MS + 1 }))).toBe(false);
      // A letter soon after another key is typed by hand.
      expect(ends([{ key: 'x', after: 500 }, ...shortly(text, 5, { first: 100 })])).toBe(false);
    }),
  );
});

test('a short number or word is a person’s, however fast', () => {
  const typed = fc.stringMatching(/^([0-9]{1,3}|[A-Za-z]{1,3}|[0-9][A-Z][0-9]?|[A-Z]0)$/);
  fc.assert(
    fc.property(typed, scannerGap, fc.constantFrom<Beginning>('letter', 'any'), (text, gap, begins) => {
      expect(rolesOf(shortly(text, gap), begins).map(({ kind }) => kind)).not.toContain('end');
    }),
  );
});
