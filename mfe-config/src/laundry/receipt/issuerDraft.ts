import { formatClabe, formatComplaints, type Issuer, normalizeIssuer } from '@lavanda/shared/domain/receipt';

/** The issuer as its fields show it: account and phone in groups. */
export function issuerDraft(issuer: Issuer): Issuer {
  return { ...issuer, clabe: formatClabe(issuer.clabe), quejas: formatComplaints(issuer.quejas) };
}

/** Whether two drafts are stored as the same. */
export function sameIssuer(one: Issuer, other: Issuer): boolean {
  return JSON.stringify(normalizeIssuer(one)) === JSON.stringify(normalizeIssuer(other));
}
