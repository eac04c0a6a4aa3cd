import type { Description } from '@lavanda/shared/contract/schemas/releases';
import type { ColumnType, Generated } from 'kysely';

/** Tables of 003-releases.sql. */
export interface ReleasesSchema {
  entregas: {
    remoto: string;
    version: string;
    descripcion: ColumnType<Description, string, never>;
    /** Folder of a build on another origin, with its trailing slash. */
    direccion: string | null;
    /** Path of the build's remote entry. */
    entrada: string | null;
    publicada: Generated<string>;
    publicada_por: string;
    montadas: Generated<number>;
    fallidas: Generated<number>;
  };
  entregas_archivos: {
    remoto: string;
    version: string;
    ruta: string;
    sha256: string;
    /** Null when the build is on another origin. */
    bytes: Buffer | null;
    br: Buffer | null;
  };
  entregas_punteros: {
    remoto: string;
    estable: string;
    candidata: string | null;
    porcentaje: ColumnType<number, number | undefined, number>;
    tenants: Generated<string[]>;
    de_fabrica: string | null;
  };
  entregas_historia: {
    id: Generated<string>;
    remoto: string;
    momento: Generated<string>;
    quien: string;
    accion: string;
    antes: string | null;
    detalle: Generated<string>;
  };
  entregas_fallas: {
    id: Generated<string>;
    remoto: string;
    version: string;
    momento: Generated<string>;
    etapa: string;
    composicion: string | null;
  };
  entregas_llaves: { huella: Buffer; remoto: string; nombre: string; creada: Generated<string> };
}
