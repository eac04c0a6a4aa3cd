import { formatComplaints, type Issuer, regimenText } from '../domain/receipt.ts';
import { PAPER_TEXTS as TEXTS } from './texts.ts';

const set = (value: string, text: (value: string) => string): string[] => (value === '' ? [] : [text(value)]);

/** Lines about the issuer: legal name (unless it equals the laundry's name), RFC, régimen and fiscal CP. */
export function issuerLines({ razonSocial: legalName, rfc, regimenFiscal: regimen, cp }: Issuer, laundry: string): string[] {
  return [
    ...(legalName === laundry ? [] : set(legalName, (name) => name)),
    ...set(rfc, TEXTS.rfc),
    ...set(regimenText(regimen), TEXTS.regimen),
    ...set(cp, TEXTS.cp),
  ];
}

/** Lines with the contract's registration at Profeco and the contact for complaints. */
export function noticeLines({ profeco, quejas: complaints }: Issuer): string[] {
  return [...set(profeco, TEXTS.profeco), ...set(formatComplaints(complaints), TEXTS.complaints)];
}
