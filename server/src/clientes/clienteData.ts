import type { SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { normalizePhone } from '@lavanda/shared/domain/phone';
import { fiscalErrors, normalizeRfc } from '@lavanda/shared/domain/rfc';
import { HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

export interface ClienteData {
  nombre: string;
  apellido: string;
  telefono: string;
  rfc: string;
  regimen_fiscal: string;
  razon_social: string;
  cp: string;
  correo: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * The columns after a save; fields not sent keep their previous value.
 * @throws HttpProblem 422 naming every field at fault
 */
export function clienteData(body: SaveCliente, previous: ClienteData | null): ClienteData {
  const campos: { campo: string; mensaje: string }[] = [];
  const name = body.nombre.trim();
  const surname = body.apellido.trim();
  if (name === '') campos.push({ campo: 'nombre', mensaje: TEXTS.nombre });
  if (surname === '') campos.push({ campo: 'apellido', mensaje: TEXTS.apellido });
  const phone = body.telefono === undefined ? (previous?.telefono ?? '') : normalizePhone(body.telefono);
  if (phone === null) campos.push({ campo: 'telefono', mensaje: TEXTS.telefono });
  const data = {
    nombre: name,
    apellido: surname,
    telefono: phone ?? '',
    rfc: body.rfc === undefined ? (previous?.rfc ?? '') : normalizeRfc(body.rfc),
    regimen_fiscal: body.regimenFiscal?.trim() ?? previous?.regimen_fiscal ?? '',
    razon_social: body.razonSocial?.trim() ?? previous?.razon_social ?? '',
    cp: body.cp?.trim() ?? previous?.cp ?? '',
    correo: body.correoElectronico?.trim() ?? previous?.correo ?? '',
  };
  if (data.correo !== '' && !EMAIL.test(data.correo)) campos.push({ campo: 'correoElectronico', mensaje: TEXTS.correo });
  campos.push(...fiscalErrors({ rfc: data.rfc, regimenFiscal: data.regimen_fiscal, cp: data.cp }));
  body.domicilio?.forEach(({ descripcion: description }, i) => {
    if (description.trim() === '') campos.push({ campo: `domicilio[${i}].descripcion`, mensaje: TEXTS.domicilio });
  });
  if (campos.length > 0) throw new HttpProblem(422, campos[0]?.mensaje ?? TEXTS.verifies, campos);
  return data;
}
