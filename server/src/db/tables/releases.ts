import type { BuildOrigin, Description, ShellContract } from '@lavanda/shared/contract/schemas/releases';
import type { ColumnType, Generated } from 'kysely';

/** A library that a section's manifest expects of the shell. A name that ends in '/' covers every path under it. */
export interface SharedRequirement {
  name: string;
  requiredVersion: string;
}

/** Tables of the migrations 003, 015, 016, 017 and 020. */
export interface ReleasesSchema {
  entregas: {
    remoto: string;
    version: string;
    descripcion: ColumnType<Description, string, never>;
    /** Address of the build's folder on another origin, with a trailing slash; null when this server has its files. */
    direccion: string | null;
    /** Shared libraries that the build expects of the shell; null when unknown. */
    librerias: ColumnType<SharedRequirement[] | null, string | null | undefined, string>;
    /** What a build of the shell gives; null for a section's build. */
    shell: ColumnType<ShellContract | null, string | null | undefined, string>;
    /** Path of the build's remote entry. */
    entrada: string | null;
    publicada: Generated<string>;
    publicada_por: string;
    montadas: Generated<number>;
    fallidas: Generated<number>;
    /** The commit it was built from; null when unknown. */
    git: ColumnType<BuildOrigin | null, string | null | undefined, string | null>;
    /** When it was published, or last given to somebody or taken from them. */
    asignada: Generated<string>;
    /** When it was last found failing for too many users. */
    fallando: Generated<string | null>;
  };
  entregas_archivos: {
    remoto: string;
    version: string;
    ruta: string;
    sha256: string;
    /** Content of the file; null when the build is on another origin. */
    bytes: Buffer | null;
    br: Buffer | null;
  };
  entregas_punteros: {
    remoto: string;
    /** Null when only who is chosen for the candidate has the section. */
    estable: string | null;
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
    usuario: string | null;
    montaje: string | null;
    mensaje: string | null;
    pila: string | null;
    lugar: string | null;
  };
  entregas_resultados: {
    remoto: string;
    version: string;
    usuario: string;
    lavanderia: string;
    vista: Generated<string>;
    fallida: string | null;
  };
  entregas_mapas: { remoto: string; version: string; ruta: string; mapa: Buffer };
  /** Services of sections (039-section-domains.sql). */
  entregas_servicios: { segmento: string; direccion: string; secreto: string; puesta: Generated<string> };
  entregas_llaves: { huella: Buffer; remoto: string; nombre: string; creada: Generated<string> };
}
