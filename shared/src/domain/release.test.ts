import fc from 'fast-check';
import { assignedVersion, bucketOf, type ReleasePointer, versionFor } from './release.ts';

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

  it('gives nothing to who isn’t chosen when there is no stable version', () => {
    fc.assert(
      fc.property(actor, fc.integer({ min: 0, max: 100 }), fc.boolean(), (one, percent, isChosen) => {
        const onlyCandidate = pointer({ estable: null, porcentaje: percent, tenants: isChosen ? [one.tenantId] : [] });
        const selected = isChosen || bucketOf('mfe-x', one.userId) < percent * 100;
        expect(versionFor('mfe-x', onlyCandidate, one)).toBe(selected ? pointer().candidata : null);
        expect(versionFor('mfe-x', onlyCandidate, null)).toBeNull();
      }),
    );
  });

  it('spreads users evenly: 10 % is 10 % of them, another tenth in another remote', () => {
    const users = Array.from({ length: 20_000 }, (_, n) => `usuario-${n}`);
    const inTenths = (remote: string) => new Set(users.filter((user) => bucketOf(remote, user) < 1_000));
    const [a, b] = [inTenths('mfe-pos'), inTenths('mfe-dashboard')];
    for (const selected of [a, b]) expect(Math.abs(selected.size / users.length - 0.1)).toBeLessThan(0.01);
    expect([...a].filter((user) => b.has(user)).length / users.length).toBeLessThan(0.02);
  });
});

describe('assignedVersion', () => {
  const one = { tenantId: 't', userId: 'u' };
  it.each([
    ['the stable version', pointer(), { tipo: 'estable' }],
    ['the one that comes with the server', pointer({ de_fabrica: pointer().estable }), { tipo: 'servidor' }],
    [
      'the candidate of a laundry, though the share reaches them too',
      pointer({ tenants: ['t'], porcentaje: 100 }),
      { tipo: 'lavanderia' },
    ],
    ['the candidate of a share', pointer({ porcentaje: 100 }), { tipo: 'porcentaje', porcentaje: 100 }],
  ])('says that it is %s', (_what, live, reason) => {
    expect(assignedVersion('mfe-x', live, one)?.motivo).toEqual(reason);
  });
});
