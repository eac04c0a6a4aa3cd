import type { BuildOrigin, Description, ShellContract } from '@lavanda/shared/contract/schemas/releases';
import type { KeptStatement } from '@lavanda/shared/contract/schemas/statement';
import type { ColumnType, Generated } from 'kysely';

/** A library that a section's build expects of the shell. A name that ends in '/' covers every path under it. */
export interface SharedRequirement {
  name: string;
  requiredVersion: string;
  /**
   * Names that the section's code imports from the library. Absent when the build doesn't list them, and for libraries that
   * only the build's mf-manifest.json requires.
   */
  exports?: string[];
}

/**
 * Tables of builds with their files, pointers, history, deploy tokens, preview links and services of sections, and of what
 * browsers reported and measured of each version (migrations 003, 015, 016, 017, 020, 038, 039 and 040).
 */
export interface ReleasesSchema {
  entregas: {
    remoto: string;
    version: string;
    descripcion: ColumnType<Description, string, never>;
    /** Address of the build's folder on another origin, with a trailing slash; null when this server stores its files. */
    direccion: string | null;
    /** Shared libraries that the build expects of the shell; null when unknown. */
    librerias: ColumnType<SharedRequirement[] | null, string | null | undefined, string>;
    /** Contract that a build of the shell offers to sections; null for a section's build. */
    shell: ColumnType<ShellContract | null, string | null | undefined, string>;
    /** Path of the build's remote entry; null for a build of the shell, and when unknown. */
    entrada: string | null;
    publicada: Generated<string>;
    publicada_por: string;
    montadas: Generated<number>;
    fallidas: Generated<number>;
    /** The commit from which the build was made, its author, and whether files had uncommitted changes; null when unknown. */
    git: ColumnType<BuildOrigin | null, string | null | undefined, string | null>;
    /**
     * What the team stated when it published the build: commit, author, hash of the lock file, result of the contract test and
     * version of the publishing tool, and whether the statement was signed. Null when the team stated nothing.
     */
    declaracion: ColumnType<KeptStatement | null, string | null | undefined, string | null>;
    /** When the build was published, or when it was last assigned to users or taken from them. */
    asignada: Generated<string>;
    /** When the build was last found to fail for too many users; null if it never was. */
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
    /** Null when only the laundries and users of the candidate have the section. */
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
    /**
     * The last day on which a session of this user was added to `entregas_medidas`, where each user counts once a day; null
     * before the first.
     */
    medida: Generated<string | null>;
  };
  entregas_medidas: {
    remoto: string;
    version: string;
    hora: string;
    sorteada: boolean;
    sesiones: number;
    llamadas: string;
    fallidas: string;
    llamadas2: string;
    fallidas2: string;
    producto: string;
    inp: number[];
    lcp: number[];
    cls: number[];
  };
  entregas_vistas: {
    huella: Buffer;
    remoto: string;
    version: string;
    quien: string;
    creada: Generated<string>;
    vence: string;
  };
  entregas_mapas: { remoto: string; version: string; ruta: string; mapa: Buffer };
  /** Addresses of the services that teams run for their sections (039-section-domains.sql). */
  entregas_servicios: { segmento: string; direccion: string; secreto: string; puesta: Generated<string> };
  entregas_llaves: {
    huella: Buffer;
    remoto: string;
    nombre: string;
    creada: Generated<string>;
    /** Public Ed25519 key that verifies the signature of `declaracion`, as SPKI in PEM; null when the team registered no key. */
    clave_publica: string | null;
  };
}
