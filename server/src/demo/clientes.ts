import type { Dia } from '@lavanda/shared/domain/fechas';
import { sumarDias } from '@lavanda/shared/domain/fechas';
import { normalizar } from '@lavanda/shared/domain/texto';
import type { Azar } from './azar.ts';
import { COLONIAS, type Colonia } from './colonias.ts';
import { APELLIDOS, CONOCIDOS, NEGOCIOS, NOMBRES } from './personas.ts';

export interface DomicilioDemo {
  descripcion: string;
  lat: number;
  lon: number;
  cp: string;
}

export interface ClienteDemo {
  id: string;
  nombre: string;
  apellido: string;
  telefono: string;
  rfc: string;
  regimenFiscal: string;
  razonSocial: string;
  cp: string;
  correo: string;
  domicilios: readonly DomicilioDemo[];
  /** First day this customer may have a note. */
  desde: Dia;
  /** How often they come, against the others. */
  frecuencia: number;
}

const dosDigitos = (numero: number) => String(numero).padStart(2, '0');
const letras = (texto: string) =>
  normalizar(texto)
    .replace(/[^a-z]/g, '')
    .toUpperCase();

function domicilio(azar: Azar, colonia: Colonia): DomicilioDemo {
  const interior = azar.ocurre(0.35) ? ` int. ${azar.entero(1, 24)}` : '';
  const desvio = () => (azar.siguiente() - 0.5) * 0.006;
  return {
    descripcion: `${azar.elegir(colonia.calles)} ${azar.entero(12, 1480)}${interior}, ${colonia.nombre}, ${colonia.alcaldia}, ${colonia.cp} CDMX`,
    lat: Number((colonia.lat + desvio()).toFixed(6)),
    lon: Number((colonia.lon + desvio()).toFixed(6)),
    cp: colonia.cp,
  };
}

function fechaRfc(azar: Azar, desde: number, hasta: number): string {
  return `${dosDigitos(azar.entero(desde, hasta))}${dosDigitos(azar.entero(1, 12))}${dosDigitos(azar.entero(1, 28))}`;
}

function homoclave(azar: Azar): string {
  const signos = [...'ABCDEFGHJKLMNPQRSTUVWXYZ123456789'];
  return `${azar.elegir(signos)}${azar.elegir(signos)}${azar.entero(0, 9)}`;
}

/** RFC of a person: four letters, birth date, homoclave. The pattern is the SAT's; nobody's real key is aimed at. */
function rfcPersona(azar: Azar, nombre: string, apellido: string): string {
  const [paterno = 'X', materno = 'X'] = apellido.split(' ').map(letras);
  const vocal = /[AEIOU]/.exec(paterno.slice(1))?.[0] ?? 'X';
  return `${paterno.charAt(0)}${vocal}${materno.charAt(0)}${letras(nombre).charAt(0)}${fechaRfc(azar, 55, 99)}${homoclave(azar)}`;
}

const SIN_FISCALES = { rfc: '', regimenFiscal: '', razonSocial: '', cp: '', correo: '' };

function fiscalesPersona(azar: Azar, nombre: string, apellido: string, cp: string) {
  return {
    rfc: rfcPersona(azar, nombre, apellido),
    regimenFiscal: azar.elegir(['605', '612', '626']),
    razonSocial: normalizar(`${nombre} ${apellido}`).toUpperCase(),
    cp,
    correo: `${letras(nombre).toLowerCase()}.${letras(apellido).toLowerCase()}@correo.example`,
  };
}

function fiscalesNegocio(azar: Azar, razonSocial: string, cp: string) {
  return {
    rfc: `${letras(razonSocial).slice(0, 3)}${fechaRfc(azar, 5, 23)}${homoclave(azar)}`,
    regimenFiscal: azar.elegir(['601', '626']),
    razonSocial,
    cp,
    correo: `facturas@${letras(razonSocial).toLowerCase()}.example`,
  };
}

/** The nth customer: the design's own first, then businesses, then people. */
function identidad(azar: Azar, lugar: number): { nombre: string; apellido: string; razonSocial: string | null } {
  const conocido = CONOCIDOS[lugar];
  if (conocido) return { nombre: conocido[0], apellido: conocido[1], razonSocial: null };
  const negocio = NEGOCIOS[lugar - CONOCIDOS.length];
  if (negocio) return { nombre: negocio[0], apellido: negocio[1], razonSocial: negocio[2] };
  const segundo = azar.ocurre(0.8) ? ` ${azar.elegir(APELLIDOS)}` : '';
  return { nombre: azar.elegir(NOMBRES), apellido: `${azar.elegir(APELLIDOS)}${segundo}`, razonSocial: null };
}

/** `cuantos` customers of one laundry; a third of them arrived during the demo's months, the rest were there before `inicio`. */
export function clientesDemo(azar: Azar, cuantos: number, inicio: Dia, dias: number): ClienteDemo[] {
  return Array.from({ length: cuantos }, (_, lugar) => {
    const { nombre, apellido, razonSocial } = identidad(azar, lugar);
    const colonia = azar.elegir(COLONIAS);
    const cuantas =
      razonSocial === null
        ? azar.pesada([
            [0, 22],
            [1, 48],
            [2, 22],
            [3, 8],
          ])
        : 1;
    const domicilios = Array.from({ length: cuantas }, (__, n) => domicilio(azar, n === 0 ? colonia : azar.elegir(COLONIAS)));
    const fiscales =
      razonSocial !== null
        ? fiscalesNegocio(azar, razonSocial, colonia.cp)
        : azar.ocurre(0.12)
          ? fiscalesPersona(azar, nombre, apellido, colonia.cp)
          : SIN_FISCALES;
    const conocido = lugar < CONOCIDOS.length + NEGOCIOS.length;
    return {
      id: azar.uuid(),
      nombre,
      apellido,
      // One number each: the last four digits count up, so a search by them finds one customer.
      telefono:
        azar.ocurre(0.93) || conocido ? `+5255${azar.entero(1000, 9999)}${String(1000 + lugar * 7).padStart(4, '0')}` : '',
      ...fiscales,
      domicilios,
      desde: conocido || azar.ocurre(0.66) ? inicio : sumarDias(inicio, azar.entero(20, dias - 20)),
      frecuencia: razonSocial === null ? 0.3 + 3 * azar.siguiente() ** 3 : 2.5 + azar.siguiente() * 2,
    };
  });
}
