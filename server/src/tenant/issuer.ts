import { type Issuer, issuerErrors } from '@lavanda/shared/domain/receipt';
import type { FieldError } from '../http/problem.ts';

/** Columns of `tenants` with the issuer of the laundry's receipts. */
export const ISSUER_COLUMNS = ['razon_social', 'rfc', 'regimen_fiscal', 'cp', 'profeco', 'quejas', 'clabe', 'titular'] as const;

type IssuerRow = Record<(typeof ISSUER_COLUMNS)[number], string>;

/** The issuer in the columns of `tenants`. */
export function issuerOf({ razon_social: legalName, regimen_fiscal: regimen, ...row }: IssuerRow): Issuer {
  const { rfc, cp, profeco, quejas: complaints, clabe, titular } = row;
  return { razonSocial: legalName, rfc, regimenFiscal: regimen, cp, profeco, quejas: complaints, clabe, titular };
}

/** The columns of `tenants` that store an issuer. */
export function issuerRow({ razonSocial: legalName, regimenFiscal: regimen, ...issuer }: Issuer): IssuerRow {
  return { ...issuer, razon_social: legalName, regimen_fiscal: regimen };
}

/** The columns in which two issuers differ, with the new values, in the form of the trail. */
export function changedIssuer(before: Issuer, now: Issuer): Partial<IssuerRow> {
  const [old, row] = [issuerRow(before), issuerRow(now)];
  return Object.fromEntries(
    ISSUER_COLUMNS.filter((column) => old[column] !== row[column]).map((column) => [column, row[column]]),
  );
}

/** Checks a normalized issuer and names wrong fields as the API does: 'emisor.clabe'. */
export function checkIssuer(issuer: Issuer | undefined): FieldError[] {
  if (!issuer) return [];
  return issuerErrors(issuer).map(({ campo: field, mensaje: message }) => ({ campo: `emisor.${field}`, mensaje: message }));
}
