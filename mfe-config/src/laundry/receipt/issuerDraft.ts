import { formatClabe, formatComplaints, type Issuer, normalizeIssuer } from '@lavanda/shared/domain/receipt';

/** The issuer as shown in its fields: the account and a phone for complaints in groups of digits. */
export function issuerDraft(issuer: Issuer): Issuer {
  return { ...issuer, clabe: formatClabe(issuer.clabe), quejas: formatComplaints(issuer.quejas) };
}

/** True when two drafts would be stored with the same values. */
export function sameIssuer(one: Issuer, other: Issuer): boolean {
  return JSON.stringify(normalizeIssuer(one)) === JSON.stringify(normalizeIssuer(other));
}
