import { randomUUID } from 'node:crypto';
import { PASSWORD } from './registradoras.mjs';

/** As a browser asks. */
const NAVEGADOR = { 'accept-encoding': 'gzip, deflate, br', accept: 'application/json' };
const JSON_TIPO = { 'content-type': 'application/json' };

const TEXTOS = ['maria', 'jose', 'hern', 'gar', 'rodriguez'];
/** Customers that saves choose from. */
const CLIENTES = 1000;

export const leer = (ruta, cookie) => ({
  metodo: 'GET',
  ruta,
  cabeceras: { ...NAVEGADOR, cookie },
  cuerpo: null,
  frescos: [],
  alternado: null,
});

export const escribir = (ruta, cookie, cuerpo, mas = {}) => ({
  metodo: 'POST',
  ruta,
  cabeceras: { ...NAVEGADOR, ...JSON_TIPO, cookie },
  cuerpo: JSON.stringify(cuerpo),
  frescos: [],
  alternado: null,
  ...mas,
});

/** A note of today with two services by the piece and a payment on account, as the counter sends it; a customer of `clientes`. */
export function guardar({ servicios, clientes, hoy }, cookie) {
  const [nota, operacion, pago, ...lineas] = Array.from({ length: 5 }, () => randomUUID());
  const articulos = servicios.map(({ _id, servicio, precio, medida }, i) => ({
    _id: lineas[i],
    servicio_id: _id,
    servicio,
    precio,
    medida,
    cantidad: i + 1,
  }));
  const pagos = [{ _id: pago, monto: 50, metodo: 'Efvo' }];
  const cuerpo = { id: nota, operacion, usuario: clientes[0], fecha: hoy, articulos, pagos };
  return escribir('/api/ventas/guardar', cookie, cuerpo, {
    frescos: [nota, operacion, pago, ...lineas],
    alternado: { uno: clientes[0], otros: clientes },
  });
}

/** What requests are made of: the laundry's services by the piece, some of its customers, its day. */
export async function materia({ url, cookie }) {
  const pedir = async (ruta) => (await fetch(url + ruta, { headers: { cookie } })).json();
  const { servicios } = await pedir('/api/servicios/all');
  const clientes = [];
  for (let pagina = 1, llena = true; llena && clientes.length < CLIENTES; pagina++) {
    const leida = await pedir(`/api/clientes/?pagina=${pagina}`);
    clientes.push(...leida.clientes.map(({ _id }) => _id));
    llena = leida.siguiente !== null;
  }
  return {
    clientes,
    servicios: servicios.filter(({ medida }) => medida === 'pz').slice(0, 2),
    hoy: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date()),
  };
}

/**
 * The calls of a counter's day. `plantillas` of a register (`ponerRegistradoras`): the requests it sends in turn.
 * @returns {{ nombre: string; clave: string; plantillas: (registradora: object) => import('./plantilla.mjs').Plantilla[] }[]}
 */
export function llamadas(base) {
  return [
    {
      nombre: 'Open notes, whole',
      clave: 'activos',
      plantillas: ({ cookie }) => [leer('/api/ventas/?status=0%2C-1&notasPosPagina=-1', cookie)],
    },
    {
      nombre: 'Sales, page 1',
      clave: 'ventas',
      plantillas: ({ cookie }) => [leer('/api/ventas/?notasPorPagina=20&pagina=1', cookie)],
    },
    {
      nombre: 'Search a customer',
      clave: 'buscar',
      plantillas: ({ cookie }) => TEXTOS.map((nombre) => escribir('/api/clientes/', cookie, { nombre })),
    },
    { nombre: 'Summary', clave: 'resumen', plantillas: ({ cookie }) => [leer('/api/ventas/?resultSummary=1', cookie)] },
    { nombre: 'Save a note, three branches', clave: 'guardar', plantillas: ({ cookie }) => [guardar(base, cookie)] },
    { nombre: 'Save a note, one branch', clave: 'guardarUna', plantillas: () => [guardar(base, base.cookie)] },
    {
      nombre: 'Sign in',
      clave: 'entrar',
      plantillas: ({ usuario, direccion }) => [
        {
          ...escribir('/api/auth/submit', '', { usuario, password: PASSWORD }),
          cabeceras: { ...NAVEGADOR, ...JSON_TIPO, 'x-forwarded-for': direccion },
        },
      ],
    },
  ];
}
