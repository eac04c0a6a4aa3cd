import type { LocalDay } from '@lavanda/shared/domain/dates';
import { addDays } from '@lavanda/shared/domain/dates';
import { normalize } from '@lavanda/shared/domain/text';
import { NEIGHBORHOODS, type Neighborhood } from './neighborhoods.ts';
import { BUSINESSES, KNOWN, NAMES, SURNAMES } from './people.ts';
import type { Random } from './random.ts';

export interface DomicilioDemo {
  descripcion: string;
  lat: number;
  lon: number;
  cp: string;
}

export interface ClienteDemo {
  id: string;
  nombre: string;
  apellido: string;
  telefono: string;
  rfc: string;
  regimenFiscal: string;
  razonSocial: string;
  cp: string;
  correo: string;
  domicilios: readonly DomicilioDemo[];
  /** First date on which this cliente may have a nota. */
  from: LocalDay;
  /** How often the cliente comes, relative to other clientes. */
  frequency: number;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const letters = (text: string) =>
  normalize(text)
    .replace(/[^a-z]/g, '')
    .toUpperCase();

function domicilio(random: Random, neighborhood: Neighborhood): DomicilioDemo {
  const interior = random.happens(0.35) ? ` int. ${random.integer(1, 24)}` : '';
  const deviation = () => (random.next() - 0.5) * 0.006;
  return {
    descripcion: `${random.select(neighborhood.streets)} ${random.integer(12, 1480)}${interior}, ${neighborhood.nombre}, ${neighborhood.borough}, ${neighborhood.cp} CDMX`,
    lat: Number((neighborhood.lat + deviation()).toFixed(6)),
    lon: Number((neighborhood.lon + deviation()).toFixed(6)),
    cp: neighborhood.cp,
  };
}

function rfcDate(random: Random, from: number, until: number): string {
  return `${twoDigits(random.integer(from, until))}${twoDigits(random.integer(1, 12))}${twoDigits(random.integer(1, 28))}`;
}

function rfcSuffix(random: Random): string {
  const symbols = [...'ABCDEFGHJKLMNPQRSTUVWXYZ123456789'];
  return `${random.select(symbols)}${random.select(symbols)}${random.integer(0, 9)}`;
}

/** RFC in the SAT's format: four letters of the name, then a random birth date and homoclave. */
function personRfc(random: Random, name: string, surname: string): string {
  const [paternal = 'X', maternal = 'X'] = surname.split(' ').map(letters);
  const vowel = /[AEIOU]/.exec(paternal.slice(1))?.[0] ?? 'X';
  return `${paternal.charAt(0)}${vowel}${maternal.charAt(0)}${letters(name).charAt(0)}${rfcDate(random, 55, 99)}${rfcSuffix(random)}`;
}

const NO_TAX_DATA = { rfc: '', regimenFiscal: '', razonSocial: '', cp: '', correo: '' };

function personTaxData(random: Random, name: string, surname: string, cp: string) {
  return {
    rfc: personRfc(random, name, surname),
    regimenFiscal: random.select(['605', '612', '626']),
    razonSocial: normalize(`${name} ${surname}`).toUpperCase(),
    cp,
    correo: `${letters(name).toLowerCase()}.${letters(surname).toLowerCase()}@correo.example`,
  };
}

function businessTaxData(random: Random, legalName: string, cp: string) {
  return {
    rfc: `${letters(legalName).slice(0, 3)}${rfcDate(random, 5, 23)}${rfcSuffix(random)}`,
    regimenFiscal: random.select(['601', '626']),
    razonSocial: legalName,
    cp,
    correo: `facturas@${letters(legalName).toLowerCase()}.example`,
  };
}

/**
 * Names of cliente number `index`, from 0: first those in the product's design, then businesses, then people. Only businesses
 * have a `razonSocial`; it is null for the others.
 */
function identity(random: Random, index: number): { nombre: string; apellido: string; razonSocial: string | null } {
  const known = KNOWN[index];
  if (known) return { nombre: known[0], apellido: known[1], razonSocial: null };
  const business = BUSINESSES[index - KNOWN.length];
  if (business) return { nombre: business[0], apellido: business[1], razonSocial: business[2] };
  const second = random.happens(0.8) ? ` ${random.select(SURNAMES)}` : '';
  return { nombre: random.select(NAMES), apellido: `${random.select(SURNAMES)}${second}`, razonSocial: null };
}

/**
 * Generates `count` clientes of a laundry. About a third of them begin to come some time in the `days` days after `start`; the
 * others may come from `start` on.
 */
export function clientesDemo(random: Random, count: number, start: LocalDay, days: number): ClienteDemo[] {
  return Array.from({ length: count }, (_, index) => {
    const { nombre: name, apellido: surname, razonSocial: legalName } = identity(random, index);
    const neighborhood = random.select(NEIGHBORHOODS);
    const count =
      legalName === null
        ? random.weighted([
            [0, 22],
            [1, 48],
            [2, 22],
            [3, 8],
          ])
        : 1;
    const domicilios = Array.from({ length: count }, (__, n) =>
      domicilio(random, n === 0 ? neighborhood : random.select(NEIGHBORHOODS)),
    );
    const fiscal =
      legalName !== null
        ? businessTaxData(random, legalName, neighborhood.cp)
        : random.happens(0.12)
          ? personTaxData(random, name, surname, neighborhood.cp)
          : NO_TAX_DATA;
    const known = index < KNOWN.length + BUSINESSES.length;
    return {
      id: random.uuid(),
      nombre: name,
      apellido: surname,
      // No two clientes have the same last four digits, so a search for them finds one cliente.
      telefono:
        random.happens(0.93) || known ? `+5255${random.integer(1000, 9999)}${String(1000 + index * 7).padStart(4, '0')}` : '',
      ...fiscal,
      domicilios,
      from: known || random.happens(0.66) ? start : addDays(start, random.integer(20, days - 20)),
      frequency: legalName === null ? 0.3 + 3 * random.next() ** 3 : 2.5 + random.next() * 2,
    };
  });
}
