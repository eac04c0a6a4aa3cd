import type { ColumnType, Generated } from 'kysely';

type WithDefault<T> = ColumnType<T, T | undefined, T>;

export interface ClientesSchema {
  clientes: {
    tenant_id: string;
    id: string;
    nombre: string;
    apellido: string;
    /** E.164 ('+52' and 10 digits for Mexico); '' when there is none. */
    telefono: WithDefault<string>;
    /** An extension or a second number, as text. */
    telefono_nota: WithDefault<string | null>;
    rfc: WithDefault<string>;
    regimen_fiscal: WithDefault<string>;
    razon_social: WithDefault<string>;
    cp: WithDefault<string>;
    correo: WithDefault<string>;
    nombre_norm: ColumnType<string, never, never>;
    creado: Generated<string>;
    /** Starts at 1; the database increments it on each change. */
    version: ColumnType<number, never, never>;
    eliminado_en: string | null;
  };
  domicilios: {
    tenant_id: string;
    cliente_id: string;
    orden: number;
    descripcion: string;
    lat: number | null;
    lon: number | null;
  };
}
