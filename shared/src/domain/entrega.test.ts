import fc from 'fast-check';
import { cubetaDe, debeDetenerse, FRENO, type Puntero, versionPara } from './entrega.ts';

const puntero = (cambios: Partial<Puntero> = {}): Puntero => ({
  estable: '1.0.0-aaaaaaaa',
  candidata: '1.1.0-bbbbbbbb',
  porcentaje: 0,
  tenants: [],
  ...cambios,
});
const quien = fc.record({ tenantId: fc.uuid(), usuarioId: fc.uuid() });

describe('versionPara', () => {
  it('keeps a user on the candidate once they have it, as the share grows', () => {
    fc.assert(
      fc.property(quien, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (uno, a, b) => {
        const [menos, mas] = a < b ? [a, b] : [b, a];
        const antes = versionPara('mfe-x', puntero({ porcentaje: menos }), uno);
        const despues = versionPara('mfe-x', puntero({ porcentaje: mas }), uno);
        expect(antes === puntero().candidata ? despues : puntero().candidata).toBe(puntero().candidata);
      }),
    );
  });

  it('gives it to all of a chosen laundry, to nobody at 0 and to everybody at 100', () => {
    fc.assert(
      fc.property(quien, (uno) => {
        expect(versionPara('mfe-x', puntero({ tenants: [uno.tenantId] }), uno)).toBe(puntero().candidata);
        expect(versionPara('mfe-x', puntero(), uno)).toBe(puntero().estable);
        expect(versionPara('mfe-x', puntero({ porcentaje: 100 }), uno)).toBe(puntero().candidata);
      }),
    );
  });

  it('gives the stable one to whoever isn’t signed in, and to all without a candidate', () => {
    expect(versionPara('mfe-x', puntero({ porcentaje: 100 }), null)).toBe(puntero().estable);
    const uno = { tenantId: 't', usuarioId: 'u' };
    expect(versionPara('mfe-x', puntero({ candidata: null, porcentaje: 100 }), uno)).toBe(puntero().estable);
  });

  it('spreads users evenly: 10 % is 10 % of them, another tenth in another remote', () => {
    const usuarios = Array.from({ length: 20_000 }, (_, n) => `usuario-${n}`);
    const enDecima = (remoto: string) => new Set(usuarios.filter((usuario) => cubetaDe(remoto, usuario) < 1_000));
    const [a, b] = [enDecima('mfe-pos'), enDecima('mfe-dashboard')];
    for (const elegidos of [a, b]) expect(Math.abs(elegidos.size / usuarios.length - 0.1)).toBeLessThan(0.01);
    expect([...a].filter((usuario) => b.has(usuario)).length / usuarios.length).toBeLessThan(0.02);
  });
});

describe('debeDetenerse', () => {
  it('stops at enough failures that are a large enough share, not before', () => {
    expect(debeDetenerse({ montadas: 0, fallidas: FRENO.fallidas - 1 })).toBe(false);
    expect(debeDetenerse({ montadas: 0, fallidas: FRENO.fallidas })).toBe(true);
    expect(debeDetenerse({ montadas: 10_000, fallidas: 50 })).toBe(false);
    expect(debeDetenerse({ montadas: 10_000, fallidas: 600 })).toBe(true);
  });
});
