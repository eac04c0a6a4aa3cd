import { isEmail } from './email.ts';
import { isOneLine } from './oneLineText.ts';
import { formatPhone, normalizePhone } from './phone.ts';
import { FISCAL_REGIMES, fiscalErrors, GENERIC_RFCS, normalizeRfc } from './rfc.ts';
import { oneSpace } from './text.ts';

/** A tenant's data on its receipts. A text that isn't set is ''. */
export interface Issuer {
  /** Legal name of the issuer of the receipt: a company's, or a person's. */
  razonSocial: string;
  rfc: string;
  /** Key of the tax regime in SAT's catalogue. */
  regimenFiscal: string;
  /** Postal code of the fiscal address. */
  cp: string;
  /** Number of the laundry's standard contract in the public register of Profeco, Mexico's agency for consumers. */
  profeco: string;
  /** Phone or e-mail for complaints. */
  quejas: string;
  /** Account for transfers: 18 digits. */
  clabe: string;
  /** Owner of the account; '' means the issuer. */
  titular: string;
}

export const EMPTY_ISSUER: Issuer = {
  razonSocial: '',
  rfc: '',
  regimenFiscal: '',
  cp: '',
  profeco: '',
  quejas: '',
  clabe: '',
  titular: '',
};

/** A CLABE, the number of a Mexican bank account, as it is stored: without spaces and hyphens. */
export function normalizeClabe(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '');
}

const CLABE_WEIGHTS = [3, 7, 1] as const;

/** The check digit of a CLABE's first 17 digits (Banxico, Circular 3/2012 'CLABE'). */
export function clabeCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, i) => total + ((Number(digit) * (CLABE_WEIGHTS[i % 3] ?? 0)) % 10), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether a normalized CLABE has 18 digits, of which the last is the right check digit. */
export function isClabe(clabe: string): boolean {
  return /^\d{18}$/.test(clabe) && clabeCheckDigit(clabe.slice(0, 17)) === clabe.at(-1);
}

/** A CLABE in its groups: bank, place, account and check digit. */
export function formatClabe(clabe: string): string {
  return clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
}

/** The contact for complaints as it is stored: a phone in E.164, an e-mail, or ''. @returns null when it is neither */
export function parseComplaints(text: string): string | null {
  const plain = text.trim();
  return isEmail(plain) ? plain : normalizePhone(plain);
}

/** The contact for complaints as people read it: '+525555430190' is '55 5543 0190'. */
export function formatComplaints(stored: string): string {
  return formatPhone(stored);
}

/** The issuer as it is stored. A wrong text isn't corrected; `issuerErrors` then refuses it. */
export function normalizeIssuer(typed: Issuer): Issuer {
  return {
    razonSocial: oneSpace(typed.razonSocial),
    rfc: normalizeRfc(typed.rfc),
    regimenFiscal: typed.regimenFiscal.trim(),
    cp: typed.cp.trim(),
    profeco: oneSpace(typed.profeco),
    quejas: parseComplaints(typed.quejas) ?? oneSpace(typed.quejas),
    clabe: normalizeClabe(typed.clabe),
    titular: oneSpace(typed.titular),
  };
}

export interface IssuerError {
  campo: keyof Issuer;
  mensaje: string;
}

/** Errors of a normalized issuer; empty fields are allowed. */
export function issuerErrors({ rfc, regimenFiscal, cp, clabe, quejas: complaints }: Issuer): IssuerError[] {
  const errors: IssuerError[] = fiscalErrors({ rfc, regimenFiscal, cp });
  if ((GENERIC_RFCS as readonly string[]).includes(rfc)) {
    errors.unshift({ campo: 'rfc', mensaje: 'Ese RFC es el genérico del SAT. Escribe el de tu lavandería.' });
  }
  if (complaints !== '' && parseComplaints(complaints) === null) {
    errors.push({ campo: 'quejas', mensaje: 'Escribe un teléfono de 10 dígitos o un correo.' });
  }
  if (clabe !== '' && !isClabe(clabe)) {
    const message = /^\d{18}$/.test(clabe)
      ? 'La CLABE no es correcta: revisa sus dígitos.'
      : 'La CLABE tiene 18 dígitos. Revisa que esté completa.';
    errors.push({ campo: 'clabe', mensaje: message });
  }
  return errors;
}

/** Text of the 'Régimen fiscal' on a receipt: key and name; the key alone if SAT's catalogue lacks it, and '' without one. */
export function regimenText(key: string): string {
  const regimen = FISCAL_REGIMES.find((one) => one.key === key);
  return regimen ? `${regimen.key} ${regimen.nombre}` : key;
}

/** Maximum number of lines of a sucursal's opening hours, and of characters of a line. */
export const MAX_HOURS_LINES = 8;
export const MAX_HOURS_LINE = 80;

/**
 * Opening hours as they are stored, one range a line without blank ones.
 * @returns null for too many lines, or a line that is too long or has characters that a line of text can't hold
 */
export function parseHours(text: string): string | null {
  const lines = text
    .split('\n')
    .map(oneSpace)
    .filter((line) => line !== '');
  const good = lines.length <= MAX_HOURS_LINES && lines.every((line) => line.length <= MAX_HOURS_LINE && isOneLine(line));
  return good ? lines.join('\n') : null;
}

/**
 * Foot of the tickets of a new tenant (001-tenants.sql). It doesn't count as terms, because it says nothing about storage,
 * unclaimed garments or liability.
 */
export const DEFAULT_LEGAL =
  'Conserva este ticket para recoger tu ropa y revisa tus prendas al recibirlas. Este documento no es un comprobante fiscal.';

/**
 * The data that the law demands on the tenant's receipts and link (day.md 7), in the order in which missing data is listed.
 * `ticket_legal` is the terms.
 */
export const RECEIPT_FIELDS = [
  'razonSocial',
  'rfc',
  'regimenFiscal',
  'cp',
  'profeco',
  'quejas',
  'aviso_privacidad',
  'ticket_legal',
] as const;
export type ReceiptField = (typeof RECEIPT_FIELDS)[number];

/** The data of each sucursal that a complete receipt needs. */
export const BRANCH_RECEIPT_FIELDS = ['direccion', 'telefono', 'horario'] as const;
export type BranchReceiptField = (typeof BRANCH_RECEIPT_FIELDS)[number];

/** The tenant's texts that are missing. An undefined privacy notice isn't missing: older servers don't keep one. */
export function missingOfTenant(issuer: Issuer, legal: string, privacyNotice?: string): ReceiptField[] {
  const terms = legal.trim() === DEFAULT_LEGAL ? '' : legal;
  const texts = { ...issuer, ticket_legal: terms, aviso_privacidad: privacyNotice ?? '-' };
  return RECEIPT_FIELDS.filter((field) => texts[field].trim() === '');
}

/** The texts of a sucursal that a complete receipt lacks. */
export function missingOfBranch(branch: Readonly<Partial<Record<BranchReceiptField, string>>>): BranchReceiptField[] {
  return BRANCH_RECEIPT_FIELDS.filter((field) => (branch[field] ?? '').trim() === '');
}
