import type { DatosSesion } from '@lavanda/shared/contract/auth';
import type { Cliente } from '@lavanda/shared/contract/clientes';

export interface PeticionVista {
  query: URLSearchParams;
  /** The JSON of the body, or the file sent. */
  cuerpo: unknown;
}

/** An answer of the network: a body with its status, or 'caida' when no answer comes. */
export type Respuesta = { status?: number; cuerpo: unknown } | 'caida';
type Atender = (peticion: PeticionVista) => Respuesta | Promise<Respuesta>;

export interface Red {
  /** Answers 'GET /api/clientes/' and the like; a later one for the same call replaces it. */
  atender(llamada: string, como: Atender): void;
  /** Every request seen so far, of one call. */
  vistas(llamada: string): PeticionVista[];
}

/** Puts itself in the place of the network: what pages ask goes through the real store, to answers written in the test. */
export function simularRed(): Red {
  const rutas = new Map<string, Atender>();
  const vistas: (PeticionVista & { llamada: string })[] = [];
  globalThis.fetch = async (entrada, opciones = {}) => {
    const url = new URL(String(entrada), 'http://lavanda.prueba');
    const llamada = `${opciones.method ?? 'GET'} ${url.pathname}`;
    const cuerpo = typeof opciones.body === 'string' ? (JSON.parse(opciones.body) as unknown) : opciones.body;
    const peticion = { query: url.searchParams, cuerpo };
    vistas.push({ ...peticion, llamada });
    const atender = rutas.get(llamada);
    if (!atender) throw new Error(`Nadie atiende ${llamada}`);
    const respuesta = await atender(peticion);
    if (respuesta === 'caida') throw new TypeError('fetch failed');
    return new Response(JSON.stringify(respuesta.cuerpo), { status: respuesta.status ?? 200 });
  };
  const red: Red = {
    atender: (llamada, como) => void rutas.set(llamada, como),
    vistas: (llamada) => vistas.filter((vista) => vista.llamada === llamada),
  };
  // The map has tests of its own; here it is out of order, and nothing else may notice.
  red.atender('GET /api/mapas/configuracion', () => problema(503, 'El mapa no está disponible.'));
  return red;
}

export function problema(status: number, detail: string, extra: object = {}): Respuesta {
  return { status, cuerpo: { type: 'about:blank', title: 'Problema', status, detail, ...extra } };
}

let siguiente = 0;

/** A new id that looks like those of the product. */
export function id(): string {
  siguiente += 1;
  return `00000000-0000-4000-8000-${String(siguiente).padStart(12, '0')}`;
}

export function clienteDePrueba(cambios: Partial<Cliente> = {}): Cliente {
  return {
    _id: id(),
    nombre: 'María Fernanda',
    apellido: 'Ríos Beltrán',
    telefono: '+525541081170',
    domicilio: [
      { descripcion: 'Calle Petén 214, Narvarte Poniente', lat: null, lon: null },
      { descripcion: 'Luz Saviñón 1120, Narvarte Poniente', lat: null, lon: null },
    ],
    rfc: 'RIBM860412QX3',
    regimenFiscal: '612',
    razonSocial: 'MARÍA FERNANDA RÍOS BELTRÁN',
    cp: '03020',
    correoElectronico: 'fer.rios@correo.mx',
    tenant: 'agua-clara',
    nota_pendiente: null,
    ...cambios,
  };
}

export function sesionDePrueba(rol: DatosSesion['usuario']['rol']): DatosSesion {
  return {
    permissions: ['activos', 'pos', 'ventas', 'clientes'],
    usuario: {
      _id: 'daniela',
      usuario: 'usuario@aguaclara.mx',
      rol,
      nombre: 'Daniela Ortiz',
      confirmed: true,
      lastLogin: null,
      fechaAlta: '2026-01-01',
      idSucursal: 'narvarte',
      sucursalData: { _id: 'narvarte', nombre_sucursal: 'Narvarte', zona_horaria: 'America/Mexico_City' },
      tenantData: {
        _id: 'agua-clara',
        nombre: 'Agua Clara',
        logo: '',
        logo_ico: '',
        colores: { primario: '#274c77', secundario: '#6096ba' },
        envio: { rulesType: 'sinCosto', rules: {} },
        dias_entrega: 2,
      },
    },
  };
}
