import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { nota } from '@lavanda/shared/testing/ticketData';
import { describeStatus } from './describeStatus.ts';
import { HOME } from './testing/home.ts';
import type { TicketIssuer } from './ticketData.ts';

/** Noon of Thursday 2026-12-10 in Mexico City. */
const NOW = new Date('2026-12-10T18:00:00Z');

const statusOf = (changes: Partial<Nota> = {}, issuer: Partial<TicketIssuer> = {}, now = NOW) =>
  describeStatus({ nota: nota({ a_domicilio: false, ...changes }), issuer: { ...HOME, ...issuer } }, now);

const PICKUP = {
  status: -1,
  articulos: [],
  total: 0,
  abonos: 0,
  recoleccion: { hora_inicio: '09:00', hora_final: '11:00' },
} as const;

describe('describeStatus', () => {
  it.each([
    ['a pickup', PICKUP, 'Pasaremos por tu ropa', 'next next next next'],
    ['received', { etapa: 'recibida' }, 'Recibimos tu ropa', 'now next next next'],
    ['no stage, of an older server', {}, 'Recibimos tu ropa', 'now next next next'],
    ['in process', { etapa: 'proceso' }, 'Tu ropa está en proceso', 'done now next next'],
    ['ready', { etapa: 'lista' }, 'Tu ropa está lista para recoger', 'done done now next'],
    ['handed over', { etapa: 'lista', status: 10 }, 'Tu ropa está entregada', 'done done done done'],
  ] as const)('%s', (_which, changes, headline, states) => {
    const { steps, ...status } = statusOf(changes as Partial<Nota>);
    expect(status.headline).toBe(headline);
    expect(steps.map(({ state }) => state).join(' ')).toBe(states);
    expect(steps.map(({ name }) => name)).toEqual(['Recibida', 'En proceso', 'Lista para recoger', 'Entregada']);
  });

  it('is ready to be delivered when it goes to the door', () => {
    const { headline, steps } = statusOf({ etapa: 'lista', a_domicilio: true });
    expect([headline, steps[2]?.name]).toEqual(['Tu ropa está lista para entregar', 'Lista para entregar']);
  });

  it("says the promised day in words, near ones by the sucursal's day", () => {
    expect(statusOf().promise).toBe('sábado 12 de diciembre');
    expect(statusOf({ fecha_entrega: '2026-12-10' }).promise).toBe('hoy, jueves 10 de diciembre');
    expect(statusOf({ fecha_entrega: '2026-12-11' }).promise).toBe('mañana, viernes 11 de diciembre');
    expect(statusOf({ fecha_entrega: '2026-12-10' }, {}, new Date('2026-12-11T05:59:00Z')).promise).toMatch(/^hoy/);
    expect(statusOf({ fecha_entrega: null }).promise).toBe('');
    expect(statusOf({ status: 10 }).promise).toBe('');
    expect(statusOf(PICKUP as unknown as Partial<Nota>).promise).toBe('hoy, jueves 10 de diciembre, 09:00 a 11:00');
  });

  it('gives the account while something is due', () => {
    const transfer = { clabe: '999180000123456782', written: '999 180 00012345678 2', concept: 'Nota 10483' };
    expect(statusOf()).toMatchObject({
      saldo: { amount: '$85.32', paid: false },
      transfer: { ...transfer, owner: 'Agua Clara, S.A. de C.V.' },
    });
    expect(statusOf({ abonos: 500 }).saldo).toMatchObject({ label: 'A favor', paid: true });
    expect(statusOf({ abonos: 435.32 })).toMatchObject({ saldo: { amount: '$0.00', paid: true }, transfer: null });
    expect(statusOf({ abonos: 435 })).toMatchObject({ saldo: { amount: '$0.00', paid: true }, transfer: null });
    const favor = { label: 'A favor', amount: '$20.00', paid: true };
    expect(statusOf({ abonos: 455.32 })).toMatchObject({ saldo: favor, transfer: null });
    expect(statusOf({}, { emisor: { ...HOME.emisor, clabe: '' } }).transfer).toBeNull();
    const ofOther = { ...HOME.emisor, titular: 'Rebeca Montes' };
    expect(statusOf({}, { emisor: ofOther }).transfer?.owner).toBe('Rebeca Montes');
    expect(statusOf({}, { emisor: { ...HOME.emisor, razonSocial: '' } }).transfer?.owner).toBe('Agua Clara');
  });

  it('says nothing of money before the clothes are collected', () => {
    expect(statusOf(PICKUP as unknown as Partial<Nota>)).toMatchObject({ saldo: null, transfer: null });
    // A driver collected the nota, and nobody has counted it yet, so it has no total.
    expect(statusOf({ ...PICKUP, status: 0 } as unknown as Partial<Nota>)).toMatchObject({ saldo: null, transfer: null });
  });

  it('says when each step was reached and the next is promised', () => {
    const moments = {
      recibida: '2026-12-09 17:05',
      proceso: '2026-12-10 11:20',
      lista: '2026-12-10 15:00',
      entregada: '2026-12-10 18:30',
    };
    const whenOf = (changes: Partial<Nota>, now = NOW) =>
      describeStatus({ nota: nota({ fecha: '2026-12-09', ...changes }), issuer: HOME, moments }, now).steps.map(
        ({ when }) => when,
      );
    const promised = { fecha_entrega: '2026-12-10' };
    expect(whenOf({ ...promised, etapa: 'proceso' })).toEqual(['miércoles 9', 'desde las 11:20', 'hoy', '']);
    expect(whenOf({ etapa: 'recibida' })).toEqual(['desde el miércoles 9', '', 'sábado 12', '']);
    expect(whenOf({ etapa: 'recibida', fecha: '2026-12-08' })[0]).toBe('desde el martes 8');
    expect(whenOf({ ...promised, etapa: 'proceso' }, new Date('2026-12-11T18:00:00Z'))).toEqual([
      'miércoles 9',
      'desde el jueves 10',
      '',
      '',
    ]);
    expect(whenOf({ status: 10, etapa: 'lista' })).toEqual(['miércoles 9', 'hoy', 'hoy', 'hoy']);
    expect(statusOf({ etapa: 'proceso' }).steps.map(({ when }) => when)).toEqual(['', '', 'sábado 12', '']);
  });

  it.each([
    ['2026-12-10T13:59:00Z', 'Cerrado, abre a las 08:00'],
    ['2026-12-10T14:00:00Z', 'Abierto, cierra a las 20:00'],
    ['2026-12-11T02:00:00Z', 'Cerrado por hoy'],
    ['2026-12-13T18:00:00Z', 'Abierto, cierra a las 15:00'],
  ])('at %s says %s', (now, open) => {
    expect(statusOf({}, {}, new Date(now)).open).toBe(open);
  });

  it('says of a closed day that it is, and nothing of hours that it can’t read', () => {
    expect(statusOf({}, { cerrados: { weekdays: [], dates: ['2026-12-10'] } }).open).toBe('Hoy no abre');
    expect([statusOf({}, { horario: 'De ocho a ocho' }).open, statusOf({}, { horario: '' }).open]).toEqual(['', '']);
  });

  it('gives the opening hours, a line each', () => {
    expect(statusOf().hours).toEqual(['Lunes a sábado, 08:00 a 20:00', 'Domingo, 08:00 a 15:00']);
    expect(statusOf({}, { horario: '' }).hours).toEqual([]);
  });
});
