import type { SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { tidyName } from '@lavanda/shared/domain/clienteName';
import { isOneLine } from '@lavanda/shared/domain/oneLineText';
import { joinPhoneNotes, splitPhone } from '@lavanda/shared/domain/phone';
import { fiscalErrors, normalizeRfc } from '@lavanda/shared/domain/rfc';
import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import { HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

export interface ClienteData {
  nombre: string;
  apellido: string;
  telefono: string;
  /** Text beside the phone, such as an extension or a second number; null without one. */
  telefono_nota: string | null;
  rfc: string;
  regimen_fiscal: string;
  razon_social: string;
  cp: string;
  correo: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type PhoneData = Pick<ClienteData, 'telefono' | 'telefono_nota'>;

/** The phone's columns after a save; null when the sent text isn't a phone. */
function phoneData({ telefono: typed, telefono_nota: typedNote }: SaveCliente, previous: ClienteData | null): PhoneData | null {
  const note = typedNote?.trim() ?? previous?.telefono_nota ?? '';
  if (typed === undefined) return { telefono: previous?.telefono ?? '', telefono_nota: note || null };
  const split = splitPhone(typed);
  if (split === null || !isOneLine(split.rest) || !isDialable(split.phone)) return null;
  return { telefono: split.phone, telefono_nota: joinPhoneNotes(note, split.rest) || null };
}

/** Whether a normalized foreign phone has a length that its country uses; true for '' and Mexican phones too. */
function isDialable(phone: string): boolean {
  return phone === '' || phone.startsWith('+52') || isPossiblePhoneNumber(phone);
}

/**
 * The cliente's columns after a save; fields that weren't sent keep their previous value.
 * @throws HttpProblem 422 naming every wrong field
 */
export function clienteData(body: SaveCliente, previous: ClienteData | null): ClienteData {
  const campos: { campo: string; mensaje: string }[] = [];
  const name = tidyName(body.nombre);
  const surname = tidyName(body.apellido ?? previous?.apellido ?? '');
  if (name === '') campos.push({ campo: 'nombre', mensaje: TEXTS.nombre });
  const phone = phoneData(body, previous);
  if (phone === null) campos.push({ campo: 'telefono', mensaje: TEXTS.telefono });
  const data = {
    nombre: name,
    apellido: surname,
    telefono: phone?.telefono ?? '',
    telefono_nota: phone?.telefono_nota ?? null,
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
