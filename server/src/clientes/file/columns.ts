import type { FileField } from '@lavanda/shared/contract/schemas/imports';
import { normalize } from '@lavanda/shared/domain/text';

/** Most domicilios of a cliente (contract `SaveCliente`). */
export const MAX_DOMICILIOS = 20;

/** For each field, the heading that the export writes and other accepted ones, in the form that `simple` returns. */
const HEADERS: readonly { campo: FileField; title: string; others: readonly string[] }[] = [
  { campo: 'nombre', title: 'Nombre', others: ['nombres', 'nombrecliente', 'cliente', 'name', 'firstname', 'nombredelcliente'] },
  { campo: 'apellido', title: 'Apellidos', others: ['apellido', 'lastname', 'surname'] },
  {
    campo: 'telefono',
    title: 'Teléfono',
    others: ['tel', 'telefonos', 'telefono1', 'tel1', 'numerodetelefono', 'phone', 'telefonofijo', 'telefonocasa', 'fijo'],
  },
  {
    campo: 'correoElectronico',
    title: 'Correo electrónico',
    others: ['correo', 'email', 'mail', 'correoelectronico'],
  },
  { campo: 'rfc', title: 'RFC', others: ['rfccliente'] },
  { campo: 'razonSocial', title: 'Razón social', others: ['nombrefiscal', 'denominacion'] },
  { campo: 'regimenFiscal', title: 'Régimen fiscal', others: ['regimen', 'claveregimenfiscal'] },
  { campo: 'cp', title: 'Código postal', others: ['cp', 'codigopostalfiscal', 'domiciliofiscal', 'cpfiscal'] },
];

/** Fields that the export doesn't write, with the headings that name them. */
const OTHERS: readonly [FileField, readonly string[]][] = [
  [
    'nombreCompleto',
    ['nombrecompleto', 'nombreyapellidos', 'nombreyapellido', 'nombresyapellidos', 'nombreapellidos', 'fullname'],
  ],
  ['apellidoPaterno', ['apellidopaterno', 'paterno', 'primerapellido', 'appaterno', 'apellido1']],
  ['apellidoMaterno', ['apellidomaterno', 'materno', 'segundoapellido', 'apmaterno', 'apellido2']],
  ['celular', ['celular', 'cel', 'movil', 'whatsapp', 'telefonocelular', 'telefonomovil', 'mobile', 'numerodecelular']],
  [
    'otroTelefono',
    ['otrotelefono', 'otrotelefonooextension', 'telefono2', 'tel2', 'extension', 'telefonooficina', 'telefonotrabajo'],
  ],
  ['domicilio 1', ['calle', 'calleynumero', 'colonia', 'ciudad', 'municipio', 'alcaldia', 'delegacion', 'address']],
];

export const FIXED_TITLES: readonly string[] = HEADERS.map(({ title }) => title);

export function domicilioTitle(number: number): string {
  return `Domicilio ${number}`;
}

/** Reduces a heading to lowercase letters and digits, so that 'Código Postal' and 'codigo postal' are equal. */
const simple = (heading: string) => normalize(heading).replace(/[^a-z0-9]/g, '');

const BY_NAME = new Map<string, FileField>([
  ...HEADERS.flatMap(({ campo: field, title, others }) => [simple(title), ...others].map((name) => [name, field] as const)),
  ...OTHERS.flatMap(([field, names]) => names.map((name) => [name, field] as const)),
]);

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

/** Whether several columns may have the field: their texts are joined. */
export function mayRepeat(field: FileField, heading: string): boolean {
  return field === 'domicilio 1' && !/^(?:domicilio|direccion)/.test(simple(heading));
}
