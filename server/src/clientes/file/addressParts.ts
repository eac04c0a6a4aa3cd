/**
 * Parts of an address, by how they are joined to it: the number follows the street, the interior and the postal code
 * get a label ('Int. ', 'CP '), the others stand alone.
 */
export type AddressPart = 'number' | 'interior' | 'postalCode' | 'other';

const NUMBER = /^(?:n|no|nro|num|numero)?(?:ext|exterior)?$/;
const INTERIOR = /^(?:(?:n|no|nro|num|numero)?(?:int|interior)|depto|dpto|departamento)$/;
const POSTAL_CODE = /^(?:cp|codigopostal)$/;
const REGION = /^(?:estado|entidad|entidadfederativa|localidad|pais|referencias?)$/;

/** The part that a heading names, in letters and digits only. */
export function partNamed(name: string): AddressPart {
  if (name !== '' && NUMBER.test(name)) return 'number';
  if (INTERIOR.test(name)) return 'interior';
  return POSTAL_CODE.test(name) ? 'postalCode' : 'other';
}

/** Whether the heading is part of an address only beside one: alone, 'No.' may number rows and 'Estado' be a status. */
export function isBesideAddress(name: string): boolean {
  return partNamed(name) !== 'other' || REGION.test(name);
}

/** The address with one more part: 'Xola' and the number '12' are 'Xola 12', then the interior '3' is 'Int. 3'. */
export function withPart(address: string, part: AddressPart, text: string): string {
  if (text === '') return address;
  const bare = /^(?:\p{L}?-?\d|\p{L}$)/u.test(text);
  const label = part === 'postalCode' ? 'CP ' : part === 'interior' && bare ? 'Int. ' : '';
  if (address === '') return label + text;
  return `${address}${part === 'number' ? ' ' : ', '}${label}${text}`;
}
