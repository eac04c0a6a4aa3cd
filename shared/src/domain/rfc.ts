/**
 * A tax payer is a person (fisica) or a company (moral), with rules of their own. This file has the rules of SAT, Mexico's tax
 * authority (decisions "Mexican practice"; SAT's Anexo 20 and c_RegimenFiscal).
 */
export type PersonType = 'fisica' | 'moral';

/** RFCs of the general public and of foreign residents: valid without a check of their date and check digit. */
export const GENERIC_RFCS = ['XAXX010101000', 'XEXX010101000'] as const;

export interface RegimenFiscal {
  key: string;
  nombre: string;
  personas: readonly PersonType[];
}

const F: readonly PersonType[] = ['fisica'];
const M: readonly PersonType[] = ['moral'];
const FM: readonly PersonType[] = ['fisica', 'moral'];

/** SAT catalogue c_RegimenFiscal (CFDI 4.0). */
export const FISCAL_REGIMES: readonly RegimenFiscal[] = [
  { key: '601', nombre: 'General de Ley Personas Morales', personas: M },
  { key: '603', nombre: 'Personas Morales con Fines no Lucrativos', personas: M },
  { key: '605', nombre: 'Sueldos y Salarios e Ingresos Asimilados a Salarios', personas: F },
  { key: '606', nombre: 'Arrendamiento', personas: F },
  { key: '607', nombre: 'Régimen de Enajenación o Adquisición de Bienes', personas: F },
  { key: '608', nombre: 'Demás ingresos', personas: F },
  { key: '610', nombre: 'Residentes en el Extranjero sin Establecimiento Permanente en México', personas: FM },
  { key: '611', nombre: 'Ingresos por Dividendos (socios y accionistas)', personas: F },
  { key: '612', nombre: 'Personas Físicas con Actividades Empresariales y Profesionales', personas: F },
  { key: '614', nombre: 'Ingresos por intereses', personas: F },
  { key: '615', nombre: 'Régimen de los ingresos por obtención de premios', personas: F },
  { key: '616', nombre: 'Sin obligaciones fiscales', personas: F },
  { key: '620', nombre: 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos', personas: M },
  { key: '621', nombre: 'Incorporación Fiscal', personas: F },
  { key: '622', nombre: 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', personas: M },
  { key: '623', nombre: 'Opcional para Grupos de Sociedades', personas: M },
  { key: '624', nombre: 'Coordinados', personas: M },
  {
    key: '625',
    nombre: 'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
    personas: F,
  },
  { key: '626', nombre: 'Régimen Simplificado de Confianza', personas: FM },
];

/** An RFC as it is stored: upper case, Ñ as one letter, without spaces or hyphens. */
export function normalizeRfc(text: string): string {
  return text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
}

function isRfcDate(yymmdd: string): boolean {
  const [aa, mm, dd] = [yymmdd.slice(0, 2), yymmdd.slice(2, 4), yymmdd.slice(4, 6)];
  return ['19', '20'].some((century) => {
    const date = new Date(`${century}${aa}-${mm}-${dd}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().slice(2, 10) === `${aa}-${mm}-${dd}`;
  });
}

/** Person type of a normalized RFC: 12 characters moral, 13 fisica. @returns null when its pattern or date is wrong */
export function personType(rfc: string): PersonType | null {
  if ((GENERIC_RFCS as readonly string[]).includes(rfc)) return 'fisica';
  const parts = /^([A-ZÑ&]{3,4})(\d{6})[A-Z0-9]{2}[0-9A]$/.exec(rfc);
  if (!parts?.[1] || !parts[2] || !isRfcDate(parts[2])) return null;
  return parts[1].length === 3 ? 'moral' : 'fisica';
}

const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** Whether the check digit is right. A wrong one is only a warning: SAT has issued RFCs that break the rule. */
export function hasValidCheckDigit(rfc: string): boolean {
  if ((GENERIC_RFCS as readonly string[]).includes(rfc)) return true;
  const body = rfc.slice(0, -1).padStart(12, ' ');
  const sum = [...body].reduce((total, letter, i) => total + VALUES.indexOf(letter) * (13 - i), 0);
  const rest = 11 - (sum % 11);
  const expected = rest === 11 ? '0' : rest === 10 ? 'A' : String(rest);
  return rfc.at(-1) === expected;
}

/** Tax regimes that a kind of person may have. */
export function regimesOf(type: PersonType): readonly RegimenFiscal[] {
  return FISCAL_REGIMES.filter((regimen) => regimen.personas.includes(type));
}

export interface FiscalData {
  rfc: string;
  regimenFiscal: string;
  cp: string;
}

export type FiscalError = { campo: keyof FiscalData; mensaje: string };

/** Errors of the tax data of a cliente or an issuer; empty fields are allowed. `rfc` must be normalized. */
export function fiscalErrors({ rfc, regimenFiscal, cp }: FiscalData): FiscalError[] {
  const errors: FiscalError[] = [];
  const type = rfc === '' ? null : personType(rfc);
  if (rfc !== '' && type === null) {
    errors.push({
      campo: 'rfc',
      mensaje: 'El RFC no es válido: 12 caracteres (moral) o 13 (física), con una fecha que exista.',
    });
  }
  const regimen = FISCAL_REGIMES.find(({ key }) => key === regimenFiscal);
  if (regimenFiscal !== '' && !regimen) {
    errors.push({ campo: 'regimenFiscal', mensaje: 'El régimen fiscal no está en el catálogo del SAT.' });
  } else if (regimen && type && !regimen.personas.includes(type)) {
    errors.push({
      campo: 'regimenFiscal',
      mensaje: `El régimen ${regimen.key} no corresponde a una persona ${type === 'moral' ? 'moral' : 'física'}.`,
    });
  }
  if (cp !== '' && !/^\d{5}$/.test(cp)) errors.push({ campo: 'cp', mensaje: 'El código postal tiene 5 dígitos.' });
  else if (cp === '00000') errors.push({ campo: 'cp', mensaje: 'El código postal 00000 no existe.' });
  return errors;
}
