import type { EmailState } from '@lavanda/shared/contract/schemas/team';
import type { ColumnType, Generated } from 'kysely';

/** Purpose of a link with which a user sets the account's password: at the activation, or to reset it. */
export type TokenKind = 'activacion' | 'restablecer';

/**
 * Tables of a laundry's accounts (links by e-mail, second factor, passkeys), images, granted permissions and trail, from the
 * migrations 001, 007, 008 and 039.
 */
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
  segundo_factor: {
    tenant_id: string;
    usuario_id: string;
    secreto: Buffer;
    /** Whether the account has an authenticator application; without it, only passkeys and recovery codes open its sessions. */
    aplicacion: Generated<boolean>;
    activo_desde: ColumnType<string | null, string | null | undefined, string | null>;
    ultimo_paso: Generated<number>;
    fallos: Generated<number>;
    bloqueado_hasta: ColumnType<string | null, string | null | undefined, string | null>;
    /** SHA-256 of each unused recovery code. */
    recuperacion: Generated<Buffer[]>;
  };
  llaves_acceso: {
    tenant_id: string;
    id: Generated<string>;
    usuario_id: string;
    nombre: string;
    credencial: Buffer;
    /** The passkey's public key in COSE format. */
    clave_publica: Buffer;
    contador: Generated<number>;
    transportes: Generated<string[]>;
    creada: Generated<string>;
    ultimo_uso: ColumnType<string | null, string | null | undefined, string | null>;
  };
  imagenes: {
    tenant_id: string;
    /** SHA-256 of `bytes`, hexadecimal. */
    huella: string;
    tipo: 'logo' | 'icono' | 'papel';
    /** The image, as PNG. */
    bytes: Buffer;
    subida: Generated<string>;
  };
  /** Roles to which a laundry grants a section's permission, if the laundry changed them (039-section-domains.sql). */
  permisos_de_rol: { tenant_id: string; permiso: string; roles: string[] };
  bitacora: {
    tenant_id: string;
    id: Generated<string>;
    momento: Generated<string>;
    usuario_id: string | null;
    accion: string;
    detalle: ColumnType<object, string, never>;
  };
}
