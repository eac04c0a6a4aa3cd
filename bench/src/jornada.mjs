import { entrar } from './base.mjs';
import { escribir, guardar, leer, materia } from './carga/llamadas.mjs';

/** Beginnings of names, as they are typed. */
const TECLEADOS = ['m', 'ma', 'mar', 'mari', 'maria'];

/**
 * What each register asks for in half a minute, again and again: it looks for the customer as the name is typed, saves the note, opens it, hands it
 * over paid in full, sees the open notes after each change, goes through the sales, and once looks at the summary. Eighteen requests.
 * @returns {Promise<import('./carga/plantilla.mjs').Plantilla[][]>} the requests of each of `cajas` registers, in order
 */
export async function jornada(base, cajas) {
  const todo = { ...base, ...(await materia(base)) };
  const conexiones = [];
  for (let caja = 0; caja < cajas; caja++) conexiones.push(deLaCaja(todo, await entrar(base.url)));
  return conexiones;
}

function deLaCaja(base, cookie) {
  const nota = guardar(base, cookie);
  const [id] = nota.frescos;
  const nuevo = JSON.parse(nota.cuerpo);
  const activos = leer('/api/ventas/?status=0%2C-1&notasPosPagina=-1', cookie);
  const total = nuevo.articulos.reduce((suma, { precio, cantidad }) => suma + precio * cantidad, 0);
  const resto = { monto: total - 50, metodo: 'TDC' };
  const entrega = { ...nuevo, operacion: undefined, version: 1, status: 10, pagos: [...nuevo.pagos, resto] };
  const ventas = (consulta) => leer(`/api/ventas/?notasPorPagina=20&${consulta}`, cookie);
  return [
    leer('/api/auth/authData', cookie),
    ...TECLEADOS.map((nombre) => escribir('/api/clientes/', cookie, { nombre })),
    leer('/api/servicios/all', cookie),
    nota,
    activos,
    leer(`/api/ventas/${id}`, cookie),
    escribir('/api/ventas/guardar', cookie, entrega),
    activos,
    ventas('pagina=1'),
    ventas('pagina=2'),
    ventas('pagina=1&adeudo=true'),
    ventas('pagina=1&user=maria'),
    activos,
    leer('/api/ventas/?resultSummary=1', cookie),
  ];
}
