import type { Cliente, Domicilio, GuardarCliente } from '@lavanda/shared/contract/clientes';
import { normalizarRfc } from '@lavanda/shared/domain/rfc';
import { formatoTelefono, normalizarTelefono } from '@lavanda/shared/domain/telefono';

/** A customer as the form holds it: everything as typed. */
export interface Borrador {
  nombre: string;
  apellido: string;
  telefono: string;
  rfc: string;
  cp: string;
  razonSocial: string;
  regimenFiscal: string;
  correoElectronico: string;
  domicilio: Domicilio[];
}

export type Campo = Exclude<keyof Borrador, 'domicilio'>;

/** The fields in the order they stand on the page. */
export const CAMPOS: readonly Campo[] = [
  'nombre',
  'apellido',
  'telefono',
  'rfc',
  'cp',
  'razonSocial',
  'regimenFiscal',
  'correoElectronico',
];

export const EN_BLANCO: Borrador = {
  nombre: '',
  apellido: '',
  telefono: '',
  rfc: '',
  cp: '',
  razonSocial: '',
  regimenFiscal: '',
  correoElectronico: '',
  domicilio: [],
};

/** What the form shows of a saved customer. */
export function borradorDe(cliente: Cliente): Borrador {
  const { nombre, apellido, telefono, rfc, cp, razonSocial, regimenFiscal, correoElectronico, domicilio } = cliente;
  return {
    nombre,
    apellido,
    telefono: formatoTelefono(telefono),
    rfc,
    cp,
    razonSocial,
    regimenFiscal,
    correoElectronico,
    domicilio,
  };
}

export function sonIguales(uno: Borrador, otro: Borrador): boolean {
  return (
    CAMPOS.every((campo) => uno[campo].trim() === otro[campo].trim()) &&
    JSON.stringify(uno.domicilio) === JSON.stringify(otro.domicilio)
  );
}

/** The body of the save: what was typed, as it is stored. */
export function cuerpoDe(id: string, borrador: Borrador): Required<Omit<GuardarCliente, 'tenant' | 'version'>> {
  return {
    _id: id,
    nombre: borrador.nombre.trim(),
    apellido: borrador.apellido.trim(),
    telefono: normalizarTelefono(borrador.telefono) ?? borrador.telefono,
    domicilio: borrador.domicilio,
    rfc: normalizarRfc(borrador.rfc),
    regimenFiscal: borrador.regimenFiscal,
    razonSocial: borrador.razonSocial.trim(),
    cp: borrador.cp.trim(),
    correoElectronico: borrador.correoElectronico.trim(),
  };
}
