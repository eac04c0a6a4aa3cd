import { esFallo } from '@lavanda/shared';
import type { GuardarCliente } from '@lavanda/shared/contract/clientes';
import { normalizarTelefono } from '@lavanda/shared/domain/telefono';
import { TEXTOS } from '../activos/textos';

const T = TEXTOS.clientes;

/** What the quick registration asks for, as typed. */
export interface DatosCliente {
  nombre: string;
  apellido: string;
  telefono: string;
  domicilio: string;
}

export type Campo = keyof DatosCliente;
export const CAMPOS: readonly Campo[] = ['nombre', 'apellido', 'telefono', 'domicilio'];
export type Errores = Partial<Record<Campo, string>>;

/** First and last name are required, the phone must be one (spec 5, decisions "Mexican practice"). */
export function validar(datos: DatosCliente): Errores {
  return {
    ...(datos.nombre.trim() === '' && { nombre: T.nombreRequerido }),
    ...(datos.apellido.trim() === '' && { apellido: T.apellidosRequeridos }),
    ...(normalizarTelefono(datos.telefono) === null && { telefono: T.telefonoInvalido }),
  };
}

/** The server's complaints by field ('domicilio.0.descripcion' belongs to the address); those about anything else are left out. */
export function erroresDelServidor(fallo: unknown): Errores {
  if (!esFallo(fallo)) return {};
  const errores: Errores = {};
  for (const { campo, mensaje } of fallo.problema.campos ?? []) {
    const nombre = CAMPOS.find((uno) => campo.split(/[^a-zA-Z]+/).includes(uno));
    if (nombre) errores[nombre] ??= mensaje;
  }
  return errores;
}

/** The body of the save; a typed address has no coordinates yet. */
export function cuerpoDeCliente(id: string, datos: DatosCliente): GuardarCliente & { telefono: string } {
  const descripcion = datos.domicilio.trim();
  return {
    _id: id,
    nombre: datos.nombre.trim(),
    apellido: datos.apellido.trim(),
    telefono: normalizarTelefono(datos.telefono) ?? '',
    domicilio: descripcion === '' ? [] : [{ descripcion, lat: null, lon: null }],
  };
}
