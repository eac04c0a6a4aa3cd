import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { fullName } from '@lavanda/shared/domain/clienteName';
import { formatPhone } from '@lavanda/shared/domain/phone';
import { regimenName } from '../clientes/regimen';
import { TEXTS } from '../texts';

const T = TEXTS.copy;

/** A cliente's data as readable lines: name, phone, domicilios, fiscal data. Empty values are left out. */
export function copyText(cliente: Cliente): string {
  const listRows: [string, string][] = [
    [T.telefono, formatPhone(cliente.telefono)],
    [T.phoneNote, cliente.telefono_nota ?? ''],
    ...cliente.domicilio.map(({ descripcion: description }, i): [string, string] => [T.domicilio(i + 1), description]),
    [T.rfc, cliente.rfc],
    [T.razonSocial, cliente.razonSocial],
    [T.regimenFiscal, regimenName(cliente.regimenFiscal)],
    [T.cp, cliente.cp],
    [T.correoElectronico, cliente.correoElectronico],
  ];
  const full = listRows.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`);
  return [fullName(cliente), ...full].join('\n');
}
