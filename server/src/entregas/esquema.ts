import type { Descripcion } from '@lavanda/shared/contract/entregas';
import type { ColumnType, Generated } from 'kysely';

/** Tables of 011-entregas.sql. */
export interface EsquemaEntregas {
  entregas: {
    remoto: string;
    version: string;
    descripcion: ColumnType<Descripcion, string, never>;
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
    bytes: Buffer;
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
  entregas_llaves: { huella: Buffer; remoto: string; nombre: string; creada: Generated<string> };
}
