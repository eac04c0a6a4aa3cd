import type { ColumnType, Generated } from 'kysely';

export type RequestState = 'pendiente' | 'aceptada' | 'rechazada';

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
  /** Pickup requests that clientes make (027-pickup-requests.sql). */
  solicitudes: {
    tenant_id: string;
    id: string;
    cliente_id: string;
    sucursal_id: string;
    /** The nota whose ticket link the cliente used. */
    nota_id: string;
    dia: string;
    hora_inicio: string;
    hora_final: string;
    comentario: string;
    estado: ColumnType<RequestState, RequestState | undefined, RequestState>;
    creada_en: Generated<string>;
    resuelta_en: ColumnType<string | null, string | null | undefined, string | null>;
    /** The user who answered; null while the request waits, and when its day passed without an answer. */
    resuelta_por: ColumnType<string | null, string | null | undefined, string | null>;
    motivo: ColumnType<string, string | undefined, string>;
  };
}
