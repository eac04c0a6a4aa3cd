import type { ColumnType, Generated } from 'kysely';

export interface TicketsSchema {
  enlaces_ticket: {
    tenant_id: string;
    token: string;
    nota_id: string;
    creado: Generated<string>;
    /** Null when the link never expires. */
    expira: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
    revocado_en: ColumnType<string | null, string | null | undefined, string | null>;
  };
}
