import { normalize } from '@lavanda/shared/domain/text';

/** A field of a cliente in a file; each domicilio has its own column. */
export type FileField =
  | 'nombre'
  | 'apellido'
  | 'telefono'
  | 'correoElectronico'
  | 'rfc'
  | 'razonSocial'
  | 'regimenFiscal'
  | 'cp'
  | `domicilio ${number}`;

/** Most domicilios of a cliente (contract `SaveCliente`). */
export const MAX_DOMICILIOS = 20;

/** For each field, the heading that the export writes and other accepted ones, in the form that `simple` returns. */
const HEADERS: readonly { campo: FileField; title: string; others: readonly string[] }[] = [
  { campo: 'nombre', title: 'Nombre', others: ['nombres', 'nombrecliente', 'cliente', 'name', 'firstname'] },
  { campo: 'apellido', title: 'Apellidos', others: ['apellido', 'lastname'] },
  {
    campo: 'telefono',
    title: 'Teléfono',
    others: ['tel', 'celular', 'movil', 'whatsapp', 'telefonocelular', 'telefonomovil', 'numerodetelefono', 'phone'],
  },
  {
    campo: 'correoElectronico',
    title: 'Correo electrónico',
    others: ['correo', 'email', 'mail', 'correoelectronico'],
  },
  { campo: 'rfc', title: 'RFC', others: [] },
  { campo: 'razonSocial', title: 'Razón social', others: ['nombrefiscal', 'denominacion'] },
  { campo: 'regimenFiscal', title: 'Régimen fiscal', others: ['regimen', 'claveregimenfiscal'] },
  { campo: 'cp', title: 'Código postal', others: ['cp', 'codigopostalfiscal', 'domiciliofiscal', 'cpfiscal'] },
];

export const FIXED_TITLES: readonly string[] = HEADERS.map(({ title }) => title);

export function domicilioTitle(number: number): string {
  return `Domicilio ${number}`;
}

/** Reduces a heading to lowercase letters and digits, so that 'Código Postal' and 'codigo postal' are equal. */
const simple = (heading: string) => normalize(heading).replace(/[^a-z0-9]/g, '');

const BY_NAME = new Map<string, FileField>(
  HEADERS.flatMap(({ campo: field, title, others }) => [simple(title), ...others].map((name) => [name, field] as const)),
);

/** The field of a heading; null for a column that is not imported. */
export function fieldOf(heading: string): FileField | null {
  const name = simple(heading);
  const domicilio = /^(?:domicilio|direccion)(\d{1,2})?$/.exec(name);
  if (domicilio) {
    const number = Number(domicilio[1] ?? 1);
    return number >= 1 && number <= MAX_DOMICILIOS ? `domicilio ${number}` : null;
  }
  return BY_NAME.get(name) ?? null;
}
