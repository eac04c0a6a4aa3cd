import type { ImportJob, ImportOptions, ImportState } from '@lavanda/shared/contract/schemas/imports';
import type { ColumnType, Generated } from 'kysely';

type WithDefault<T> = ColumnType<T, T | undefined, T>;

export interface ClientesSchema {
  clientes: {
    tenant_id: string;
    id: string;
    nombre: string;
    apellido: string;
    /** E.164 ('+52' and 10 digits for Mexico); '' without a phone. */
    telefono: WithDefault<string>;
    /** An extension or a second number, as text; null without one. */
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
    /** When the privacy notice was shown as the cliente was added; null if it wasn't. */
    aviso_mostrado: ColumnType<string | null, string | null | undefined, never>;
    importacion_id: WithDefault<string | null>;
  };
  importaciones: {
    tenant_id: string;
    id: string;
    usuario_id: string;
    archivo: string;
    formato: 'csv' | 'xlsx';
    /** How to read the file: encoding, sheet, row of the headings, field of each column, and rows to leave out. */
    opciones: ColumnType<ImportOptions, string, string>;
    /** The file; null once the import ended. */
    contenido: Buffer | null;
    estado: ImportState;
    filas: WithDefault<number>;
    ultima_fila: WithDefault<number>;
    hechas: WithDefault<number>;
    nuevos: WithDefault<number>;
    repetidos: WithDefault<number>;
    con_error: WithDefault<number>;
    ultimo_cliente: WithDefault<string | null>;
    eliminados: WithDefault<number>;
    conservados: WithDefault<number>;
    conservados_por: ColumnType<ImportJob['conservadosPor'], string | undefined, string>;
    deshecha_por: WithDefault<string | null>;
    servidor: WithDefault<string | null>;
    latido: Generated<string>;
    creada: Generated<string>;
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
