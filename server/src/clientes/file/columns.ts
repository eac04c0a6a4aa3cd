import type { FileField } from '@lavanda/shared/contract/schemas/imports';
import { normalize } from '@lavanda/shared/domain/text';
import { type AddressPart, isBesideAddress, partNamed } from './addressParts.ts';

/** Maximum number of domicilios of a cliente (contract `SaveCliente`). */
export const MAX_DOMICILIOS = 20;

/** For each field, the heading that the export writes, and in `others` further accepted headings as `simple` returns them. */
const HEADERS: readonly { campo: FileField; title: string; others: readonly string[] }[] = [
  {
    campo: 'nombre',
    title: 'Nombre',
    others: ['nombres', 'nombrecliente', 'cliente', 'name', 'firstname', 'givenname', 'nombredelcliente'],
  },
  { campo: 'apellido', title: 'Apellidos', others: ['apellido', 'lastname', 'surname', 'familyname'] },
  {
    campo: 'telefono',
    title: 'Teléfono',
    others: [
      'tel',
      'telefonos',
      'telefono1',
      'tel1',
      'numerodetelefono',
      'phone',
      'telefonofijo',
      'telefonocasa',
      'fijo',
      'homephone',
      'telcasa',
      'notelefono',
      'nodetelefono',
      'numtelefono',
      'numerotelefonico',
      'telefonocontacto',
      'telefonodecontacto',
    ],
  },
  {
    campo: 'correoElectronico',
    title: 'Correo electrónico',
    others: ['correo', 'email', 'mail', 'correoelectronico', 'emailaddress'],
  },
  { campo: 'rfc', title: 'RFC', others: ['rfccliente'] },
  { campo: 'razonSocial', title: 'Razón social', others: ['nombrefiscal', 'denominacion', 'organizationname', 'empresa'] },
  { campo: 'regimenFiscal', title: 'Régimen fiscal', others: ['regimen', 'claveregimenfiscal'] },
  { campo: 'cp', title: 'Código postal', others: ['cp', 'codigopostalfiscal', 'domiciliofiscal', 'cpfiscal'] },
];

/** Headings of a second given name, which is appended to the first. */
const MIDDLE_NAMES = ['middlename', 'additionalname', 'segundonombre'];

/** Further accepted headings by field, in the form that `simple` returns. `HEADERS` has no entry for most of these fields. */
const OTHERS: readonly [FileField, readonly string[]][] = [
  [
    'nombreCompleto',
    ['nombrecompleto', 'nombreyapellidos', 'nombreyapellido', 'nombresyapellidos', 'nombreapellidos', 'fullname'],
  ],
  ['apellidoPaterno', ['apellidopaterno', 'paterno', 'primerapellido', 'appaterno', 'apellido1']],
  ['apellidoMaterno', ['apellidomaterno', 'materno', 'segundoapellido', 'apmaterno', 'apellido2']],
  [
    'celular',
    [
      'celular',
      'cel',
      'movil',
      'whatsapp',
      'telefonocelular',
      'telefonomovil',
      'mobile',
      'mobilephone',
      'numerodecelular',
      'nodecelular',
      'nocelular',
      'numcelular',
      'telcel',
      'telcelular',
      'telmovil',
      'celularwhatsapp',
      'telefonowhatsapp',
    ],
  ],
  [
    'otroTelefono',
    ['otrotelefono', 'otrotelefonooextension', 'telefono2', 'tel2', 'extension', 'telefonooficina', 'telefonotrabajo'],
  ],
  ['nombre', MIDDLE_NAMES],
  ['domicilio 1', ['calle', 'calleynumero', 'colonia', 'col', 'fraccionamiento', 'ciudad', 'address', 'entrecalles']],
];

/** Headings that contain a number or have several forms, in the form that `simple` returns. */
const PATTERNS: readonly [RegExp, (number: string) => FileField][] = [
  [/^phone\d+value$/, () => 'telefono'],
  [/^email\d+value$/, () => 'correoElectronico'],
  [/^organization\d*name$/, () => 'razonSocial'],
  [/^(?:domicilio|direccion)(\d{0,2})$/, (number) => `domicilio ${Number(number || 1)}`],
  [/^address(\d{1,2})formatted$/, (number) => `domicilio ${Number(number)}`],
  [/^(?:alcaldia|delegacion|municipio)(?:o?(?:alcaldia|delegacion|municipio))?$/, () => 'domicilio 1'],
  [/^(?:n|no|nro|num|numero)(?:ext|exterior|int|interior)$/, () => 'domicilio 1'],
];

export const FIXED_TITLES: readonly string[] = HEADERS.map(({ title }) => title);

export function domicilioTitle(number: number): string {
  return `Domicilio ${number}`;
}

/** Reduces a heading to lowercase letters and digits, so that 'Código Postal' and 'codigo postal' are equal. */
const simple = (heading: string) =>
  normalize(heading)
    .replace(/^#/, 'numero')
    .replace(/[^a-z0-9]/g, '');

const BY_NAME = new Map<string, FileField>([
  ...HEADERS.flatMap(({ campo: field, title, others }) => [simple(title), ...others].map((name) => [name, field] as const)),
  ...OTHERS.flatMap(([field, names]) => names.map((name) => [name, field] as const)),
]);

const TITLES = new Map<FileField, string>([
  ...HEADERS.map(({ campo: field, title }) => [field, title] as const),
  ['nombreCompleto', 'Nombre completo'],
  ['apellidoPaterno', 'Apellido paterno'],
  ['apellidoMaterno', 'Apellido materno'],
  ['celular', 'Celular'],
  ['otroTelefono', 'Otro teléfono'],
]);

/** The field's name as users see it. */
export function titleOf(field: FileField): string {
  return TITLES.get(field) ?? domicilioTitle(Number(field.replace(/\D/g, '')));
}

/** The field of a heading, without regard to the headings beside it; null for a column that is not imported. */
export function fieldOf(heading: string): FileField | null {
  const name = simple(heading);
  for (const [pattern, field] of PATTERNS) {
    const match = pattern.exec(name);
    if (!match) continue;
    const found = field(match[1] ?? '');
    const number = found.startsWith('domicilio ') ? Number(found.slice(10)) : 1;
    return number >= 1 && number <= MAX_DOMICILIOS ? found : null;
  }
  // Text in parentheses only explains how to fill the column: 'Teléfono (10 dígitos)'.
  return BY_NAME.get(name) ?? BY_NAME.get(simple(heading.replace(/\([^)]*\)/g, ''))) ?? null;
}

/** The field of each heading. The field of some headings depends on the other headings. */
export function fieldsOf(headings: readonly string[]): (FileField | null)[] {
  const names = headings.map(simple);
  const fields = headings.map(fieldOf);
  const fiscal = fields.some((field) => field === 'rfc' || field === 'razonSocial' || field === 'regimenFiscal');
  const street = names.some((name) => name.startsWith('calle'));
  // Older exports of Google contacts have a column with the whole name before the columns of its parts.
  const whole = names.indexOf('name');
  if (whole >= 0 && names.includes('givenname')) fields[whole] = null;
  names.forEach((name, i) => {
    if (!isBesideAddress(name) || (fiscal && fields[i] === 'cp')) return;
    const before = fields[i - 1];
    if (before?.startsWith('domicilio ')) fields[i] = before;
    else if ((i > 0 && names[i + 1] === 'calle') || (street && fields[i] === 'cp')) fields[i] = 'domicilio 1';
  });
  return fields;
}

/** Whether a column with this heading may have a field that another column has already; their texts are then joined. */
export function mayRepeat(field: FileField, heading: string): boolean {
  const name = simple(heading);
  if (field === 'nombre') return MIDDLE_NAMES.includes(name);
  if (field === 'otroTelefono') return true;
  return field.startsWith('domicilio ') && !/^(?:domicilio|direccion)/.test(name);
}

/** The kind of address part that the heading names. */
export function addressPartOf(heading: string): AddressPart {
  return partNamed(simple(heading));
}
