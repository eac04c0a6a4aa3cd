import type { GuardarCliente } from '@lavanda/shared/contract/clientes';
import { erroresFiscales, normalizarRfc } from '@lavanda/shared/domain/rfc';
import { normalizarTelefono } from '@lavanda/shared/domain/telefono';
import { Problematico } from '../http/problema.ts';
import { TEXTOS } from './textos.ts';

/** A customer's columns. */
export interface DatosCliente {
  nombre: string;
  apellido: string;
  telefono: string;
  rfc: string;
  regimen_fiscal: string;
  razon_social: string;
  cp: string;
  correo: string;
}

const CORREO = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * What a save leaves in the customer's columns; what isn't sent stays as it was.
 * @throws 422 naming every field at fault
 */
export function datosCliente(cuerpo: GuardarCliente, previos: DatosCliente | null): DatosCliente {
  const campos: { campo: string; mensaje: string }[] = [];
  const nombre = cuerpo.nombre.trim();
  const apellido = cuerpo.apellido.trim();
  if (nombre === '') campos.push({ campo: 'nombre', mensaje: TEXTOS.nombre });
  if (apellido === '') campos.push({ campo: 'apellido', mensaje: TEXTOS.apellido });
  const telefono = cuerpo.telefono === undefined ? (previos?.telefono ?? '') : normalizarTelefono(cuerpo.telefono);
  if (telefono === null) campos.push({ campo: 'telefono', mensaje: TEXTOS.telefono });
  const datos = {
    nombre,
    apellido,
    telefono: telefono ?? '',
    rfc: cuerpo.rfc === undefined ? (previos?.rfc ?? '') : normalizarRfc(cuerpo.rfc),
    regimen_fiscal: cuerpo.regimenFiscal?.trim() ?? previos?.regimen_fiscal ?? '',
    razon_social: cuerpo.razonSocial?.trim() ?? previos?.razon_social ?? '',
    cp: cuerpo.cp?.trim() ?? previos?.cp ?? '',
    correo: cuerpo.correoElectronico?.trim() ?? previos?.correo ?? '',
  };
  if (datos.correo !== '' && !CORREO.test(datos.correo)) campos.push({ campo: 'correoElectronico', mensaje: TEXTOS.correo });
  campos.push(...erroresFiscales({ rfc: datos.rfc, regimenFiscal: datos.regimen_fiscal, cp: datos.cp }));
  cuerpo.domicilio?.forEach(({ descripcion }, i) => {
    if (descripcion.trim() === '') campos.push({ campo: `domicilio[${i}].descripcion`, mensaje: TEXTOS.domicilio });
  });
  if (campos.length > 0) throw new Problematico(422, campos[0]?.mensaje ?? TEXTOS.verifica, campos);
  return datos;
}
