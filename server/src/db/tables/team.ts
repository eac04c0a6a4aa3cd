import type { EmailState } from '@lavanda/shared/contract/schemas/team';
import type { ColumnType, Generated } from 'kysely';

/** Purpose of a link sent by e-mail. */
export type TokenKind = 'activacion' | 'restablecer';

/** Tables of the team (001-tenants.sql). */
export interface TeamSchema {
  tokens: {
    tenant_id: string;
    /** SHA-256 of the token. */
    huella: Buffer;
    usuario_id: string;
    clase: TokenKind;
    correo: EmailState;
    creado: Generated<string>;
    expira: ColumnType<string, string | Date, string | Date>;
  };
  imagenes: {
    tenant_id: string;
    /** SHA-256 of `bytes`, hexadecimal. */
    huella: string;
    tipo: 'logo' | 'icono' | 'papel';
    /** PNG. */
    bytes: Buffer;
    subida: Generated<string>;
  };
  bitacora: {
    tenant_id: string;
    id: Generated<string>;
    momento: Generated<string>;
    usuario_id: string | null;
    accion: string;
    detalle: ColumnType<object, string, never>;
  };
}
