import type { NoticeApi, SaveNoticeApi } from '@lavanda/shared/contract/schemas/tenant';
import { normalizeNoticeApi, noticeApiErrors } from '@lavanda/shared/domain/noticeApi';
import type { Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import type { CloudApiAccount } from './cloudApi.ts';
import { TEXTS } from './texts.ts';

/** Number of the token's last characters that are shown, so that a superuser recognizes which token is set. */
const SHOWN = 4;

const COLUMNS = ['whatsapp_token', 'whatsapp_telefono_id', 'whatsapp_plantilla', 'whatsapp_idioma'] as const;

/** The laundry's account at the WhatsApp Cloud API; null without one. */
export async function accountOf(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<CloudApiAccount | null> {
  const row = await tx.selectFrom('tenants').select(COLUMNS).where('id', '=', tenantId).executeTakeFirstOrThrow();
  if (row.whatsapp_token === null) return null;
  return {
    token: row.whatsapp_token,
    phoneId: row.whatsapp_telefono_id,
    template: row.whatsapp_plantilla,
    language: row.whatsapp_idioma,
  };
}

/** The account's settings without the token, of which only the last characters are included. */
export async function readNoticeApi(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<NoticeApi> {
  const row = await tx.selectFrom('tenants').select(COLUMNS).where('id', '=', tenantId).executeTakeFirstOrThrow();
  return {
    token_final: row.whatsapp_token?.slice(-SHOWN) ?? null,
    telefono_id: row.whatsapp_telefono_id,
    plantilla: row.whatsapp_plantilla,
    idioma: row.whatsapp_idioma,
  };
}

/**
 * Sets the account. The stored token stays when none is sent.
 * @throws HttpProblem 422 naming every wrong field
 */
export async function saveNoticeApi(db: Database, session: Session, sent: SaveNoticeApi): Promise<NoticeApi> {
  const account = normalizeNoticeApi(sent);
  const { token, telefono_id: phoneId, plantilla: template, idioma: language } = account;
  return withTenant(db, session.tenantId, async (tx) => {
    const before = await readNoticeApi(tx, session.tenantId);
    const lacksToken = token === undefined && before.token_final === null;
    const errors = noticeApiErrors({ ...account, ...(lacksToken && { token: '' }) });
    if (errors[0]) throw new HttpProblem(422, errors[0].mensaje, errors);
    await tx
      .updateTable('tenants')
      .set({
        ...(token !== undefined && { whatsapp_token: token }),
        whatsapp_telefono_id: phoneId,
        whatsapp_plantilla: template,
        whatsapp_idioma: language,
      })
      .where('id', '=', session.tenantId)
      .execute();
    const { token_final: _, ...shown } = await readNoticeApi(tx, session.tenantId);
    await note(tx, session, 'identidad.whatsapp', { ...shown, ...(token !== undefined && { token: TEXTS.newToken }) });
    return readNoticeApi(tx, session.tenantId);
  });
}

/** Erases the token, so that notices are sent through wa.me again. The other settings stay for a later account. */
export function removeNoticeApi(db: Database, session: Session): Promise<NoticeApi> {
  return withTenant(db, session.tenantId, async (tx) => {
    await tx.updateTable('tenants').set({ whatsapp_token: null }).where('id', '=', session.tenantId).execute();
    await note(tx, session, 'identidad.whatsapp', { token: TEXTS.noToken });
    return readNoticeApi(tx, session.tenantId);
  });
}
