import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { UsoDeConexiones } from '../db/conexion.ts';

/** Everything /metrics says of this process. No label holds what a laundry or a user chooses: the number of series doesn't grow with them. */
export const medidas = new Registry();

const registers = [medidas];

const duracion = new Histogram({
  name: 'lavanda_http_duracion_segundos',
  help: 'Requests answered, by method, pattern of the route and class of status, with the seconds they took.',
  labelNames: ['metodo', 'ruta', 'estado'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

/** Requests being answered now. Counted apart and told when somebody asks: the gauge's own sums are dear for each request. */
export const enCurso = { peticiones: 0 };

new Gauge({
  name: 'lavanda_http_en_curso',
  help: 'Requests being answered now.',
  registers,
  collect() {
    this.set(enCurso.peticiones);
  },
});

const contador = (name: string, help: string): Counter => new Counter({ name, help, registers });

const notas = contador('lavanda_notas_guardadas_total', 'Saves of notes that changed something.');
const pagos = contador('lavanda_pagos_guardados_total', 'Payments added to notes.');
const entradasFallidas = contador('lavanda_entradas_fallidas_total', 'Sign-ins refused for their user or password.');
const frenadas = contador('lavanda_frenadas_total', 'Requests answered 429: too many attempts.');
const conflictos = contador('lavanda_conflictos_total', 'Requests answered 409: what was to be saved had changed.');
const informes = contador('lavanda_secciones_fallidas_total', 'Sections that browsers reported as not drawn.');

const METODOS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const ENTRADA = '/api/auth/submit';

/** A request that ended; `segundos` from its headers to its answer's last byte. */
export function medirPeticion(metodo: string, ruta: string, estado: number, segundos: number): void {
  duracion.observe({ metodo: METODOS.has(metodo) ? metodo : 'otro', ruta, estado: `${Math.floor(estado / 100)}xx` }, segundos);
  if (estado === 429) frenadas.inc();
  else if (estado === 409) conflictos.inc();
  else if (ruta === ENTRADA && (estado === 401 || estado === 403)) entradasFallidas.inc();
}

/** A save that was committed and changed its note; `pagosNuevos` of it were added. */
export function medirNota(pagosNuevos: number): void {
  notas.inc();
  pagos.inc(pagosNuevos);
}

/** A browser said that a section failed. */
export function medirSeccionFallida(): void {
  informes.inc();
}

/** Memory, processor and delay of the event loop: measuring them costs a little all the time, so only where somebody asks. */
export function medirNode(): void {
  if (!medidas.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics({ register: medidas });
}

/** What this process is and the database it uses, read when somebody asks. A restart in the same process replaces both. */
export function medirProceso(version: string, tipoDeBase: string, conexiones: () => UsoDeConexiones): void {
  for (const name of ['lavanda_info', 'lavanda_base_conexiones']) medidas.removeSingleMetric(name);
  new Gauge({ name: 'lavanda_info', help: 'Version of the product.', labelNames: ['version', 'base'], registers }).set(
    { version, base: tipoDeBase },
    1,
  );
  new Gauge({
    name: 'lavanda_base_conexiones',
    help: 'Connections to the database by state; esperando: requests that wait for one.',
    labelNames: ['estado'],
    registers,
    collect() {
      const { abiertas, enUso, esperando } = conexiones();
      this.set({ estado: 'libres' }, abiertas - enUso);
      this.set({ estado: 'en_uso' }, enUso);
      this.set({ estado: 'esperando' }, esperando);
    },
  });
}
