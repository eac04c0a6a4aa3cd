import fc from 'fast-check';
import { bucketOf, type ReleasePointer, versionFor } from './release.ts';

const pointer = (changes: Partial<ReleasePointer> = {}): ReleasePointer => ({
  estable: '1.0.0-aaaaaaaa',
  candidata: '1.1.0-bbbbbbbb',
  porcentaje: 0,
  tenants: [],
  ...changes,
});
const actor = fc.record({ tenantId: fc.uuid(), userId: fc.uuid() });

describe('versionFor', () => {
  it('keeps a user on the candidate once they have it, as the share grows', () => {
    fc.assert(
      fc.property(actor, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (one, a, b) => {
        const [minus, more] = a < b ? [a, b] : [b, a];
        const before = versionFor('mfe-x', pointer({ porcentaje: minus }), one);
        const after = versionFor('mfe-x', pointer({ porcentaje: more }), one);
        expect(before === pointer().candidata ? after : pointer().candidata).toBe(pointer().candidata);
      }),
    );
  });

  it('gives the candidate to all users of a chosen laundry, to nobody at 0 and to everybody at 100', () => {
    fc.assert(
      fc.property(actor, (one) => {
        expect(versionFor('mfe-x', pointer({ tenants: [one.tenantId] }), one)).toBe(pointer().candidata);
        expect(versionFor('mfe-x', pointer(), one)).toBe(pointer().estable);
        expect(versionFor('mfe-x', pointer({ porcentaje: 100 }), one)).toBe(pointer().candidata);
      }),
    );
  });

  it('gives the stable one to whoever isn’t signed in, and to all without a candidate', () => {
    expect(versionFor('mfe-x', pointer({ porcentaje: 100 }), null)).toBe(pointer().estable);
    const one = { tenantId: 't', userId: 'u' };
    expect(versionFor('mfe-x', pointer({ candidata: null, porcentaje: 100 }), one)).toBe(pointer().estable);
  });

  it('spreads users evenly: 10 % is 10 % of them, another tenth in another remote', () => {
    const users = Array.from({ length: 20_000 }, (_, n) => `usuario-${n}`);
    const inTenths = (remote: string) => new Set(users.filter((user) => bucketOf(remote, user) < 1_000));
    const [a, b] = [inTenths('mfe-pos'), inTenths('mfe-dashboard')];
    for (const selected of [a, b]) expect(Math.abs(selected.size / users.length - 0.1)).toBeLessThan(0.01);
    expect([...a].filter((user) => b.has(user)).length / users.length).toBeLessThan(0.02);
  });
});
