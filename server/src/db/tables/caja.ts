import type { DifferenceReason, ExpenseCategory, MovementKind, TurnoSums } from '@lavanda/shared/domain/caja';
import type { ColumnType, Generated } from 'kysely';

/** A column that is null until an insert or update sets it. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** jsonb: read as an object or array, inserted as JSON text, never updated. */
type Json<T> = ColumnType<T, string | undefined, never>;

/** One denomination of a stored count: its value in centavos, and how many such bills or coins were counted. */
export interface StoredDenomination {
  denominacion: number;
  cantidad: number;
}

/** The claves that a register gave in a turno: its letters, first and last number, and the numbers that never arrived. */
export interface ClaveRange {
  letras: string;
  primera: number;
  ultima: number;
  faltan: number[];
}

/** Tables of cajas, turnos, movimientos, conteos and cortes (030-caja.sql). Money is in centavos. */
export interface CajaSchema {
  cajas: {
    tenant_id: string;
    id: string;
    sucursal_id: string;
    nombre: string;
    ultimo: Generated<number>;
    turno_id: Nullable<string>;
    creada_en: Generated<string>;
  };
  turnos: {
    tenant_id: string;
    id: string;
    caja_id: string;
    numero: number;
    fondo: number;
    denominaciones: ColumnType<StoredDenomination[] | null, string | null, never>;
    claves: Json<Record<string, number>>;
    abierto_por: string;
    abierto_en: Generated<string>;
    cerrado_por: Nullable<string>;
    cerrado_en: Nullable<string>;
  };
  movimientos: {
    tenant_id: string;
    id: string;
    turno_id: string;
    caja_id: string;
    tipo: MovementKind;
    categoria: ExpenseCategory | null;
    detalle: string;
    monto: number;
    cancela: Nullable<string>;
    cuenta_en: Nullable<number>;
    equipo_id: Nullable<string>;
    clave: Nullable<string>;
    creado_por: string;
    creado_en: Generated<string>;
  };
  conteos: {
    tenant_id: string;
    id: string;
    turno_id: string;
    orden: number;
    denominaciones: ColumnType<StoredDenomination[] | null, string | null, never>;
    efvo: number;
    tdc: number;
    transf: number;
    link: number;
    sumas: Json<TurnoSums>;
    claves: Json<ClaveRange[]>;
    creado_por: string;
    creado_en: Generated<string>;
  };
  cortes: {
    tenant_id: string;
    id: string;
    turno_id: string;
    caja_id: string;
    sucursal_id: string;
    numero: number;
    conteo_id: string;
    cajero_id: string;
    cerrado_por: string;
    cerrado_en: Generated<string>;
    sumas: Json<TurnoSums>;
    claves: Json<ClaveRange[]>;
    esperado_efvo: number;
    esperado_tdc: number;
    esperado_transf: number;
    esperado_link: number;
    contado_efvo: number;
    contado_tdc: number;
    contado_transf: number;
    contado_link: number;
    apertura: number | null;
    motivo: DifferenceReason | '';
    detalle: string;
    fondo: number;
    retirado: number;
  };
}
