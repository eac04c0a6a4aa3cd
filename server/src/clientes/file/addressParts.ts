/**
 * Parts of an address, by how they are appended: the number follows the street, a bare interior ('3', 'B') and the postal code
 * get a label ('Int. ', 'CP '), and all parts but the number are separated by a comma.
 */
export type AddressPart = 'number' | 'interior' | 'postalCode' | 'other';

const NUMBER = /^(?:n|no|nro|num|numero)?(?:ext|exterior)?$/;
const INTERIOR = /^(?:(?:n|no|nro|num|numero)?(?:int|interior)|depto|dpto|departamento)$/;
const POSTAL_CODE = /^(?:cp|codigopostal)$/;
const REGION = /^(?:estado|entidad|entidadfederativa|localidad|pais|referencias?)$/;

/**
 * The address part that a heading names.
 * @param name the heading in letters and digits only
 */
export function partNamed(name: string): AddressPart {
  if (name !== '' && NUMBER.test(name)) return 'number';
  if (INTERIOR.test(name)) return 'interior';
  return POSTAL_CODE.test(name) ? 'postalCode' : 'other';
}

/** Whether the heading means an address part only beside an address column: elsewhere 'No.' may be the number of a row. */
export function isBesideAddress(name: string): boolean {
  return partNamed(name) !== 'other' || REGION.test(name);
}

/**
 * Appends a part to an address: 'Xola' and the number '12' give 'Xola 12', which with the interior '3' gives 'Xola 12, Int. 3'.
 */
export function withPart(address: string, part: AddressPart, text: string): string {
  if (text === '') return address;
  const bare = /^(?:\p{L}?-?\d|\p{L}$)/u.test(text);
  const label = part === 'postalCode' ? 'CP ' : part === 'interior' && bare ? 'Int. ' : '';
  if (address === '') return label + text;
  return `${address}${part === 'number' ? ' ' : ', '}${label}${text}`;
}
