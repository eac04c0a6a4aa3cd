import type { Cliente } from '@lavanda/shared/contract/clientes';
import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import { nombreCompleto } from '../clientes/nombre';
import { nombreDeRegimen } from '../clientes/regimen';
import { TEXTOS } from '../textos';

const T = TEXTOS.copiar;

/** A customer's data as readable lines: name, phone, addresses, fiscal data. What is empty is left out. */
export function datosParaCopiar(cliente: Cliente): string {
  const renglones: [string, string][] = [
    [T.telefono, formatoTelefono(cliente.telefono)],
    ...cliente.domicilio.map(({ descripcion }, i): [string, string] => [T.domicilio(i + 1), descripcion]),
    [T.rfc, cliente.rfc],
    [T.razonSocial, cliente.razonSocial],
    [T.regimenFiscal, nombreDeRegimen(cliente.regimenFiscal)],
    [T.cp, cliente.cp],
    [T.correoElectronico, cliente.correoElectronico],
  ];
  const llenos = renglones.filter(([, valor]) => valor !== '').map(([nombre, valor]) => `${nombre}: ${valor}`);
  return [nombreCompleto(cliente), ...llenos].join('\n');
}
