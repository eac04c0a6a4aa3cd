import type { AbsenceReason, DriverMethod, StopKind, StopState, Vehicle } from '@lavanda/shared/domain/ruta';
import type { ColumnType, Generated } from 'kysely';

/** A column that is null until an insert or update sets it. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/**
 * Tables of choferes, rutas, their links and paradas, and repeticiones (041-rutas.sql, 042-stops-taken-away.sql). Money is in
 * centavos, days are local, and days of the week go from 1 (Sunday) to 7 (Saturday).
 */
export interface RutasSchema {
  choferes: {
    tenant_id: string;
    id: string;
    sucursal_id: string;
    nombre: string;
    telefono: Generated<string>;
    vehiculo: Generated<Vehicle>;
    capacidad: Nullable<number>;
    sale: Generated<string>;
    dias: Generated<number[]>;
    activo: Generated<boolean>;
    caja_id: Nullable<string>;
    creado_en: Generated<string>;
  };
  rutas: { tenant_id: string; id: string; sucursal_id: string; chofer_id: string; dia: string; sale: string };
  enlaces_ruta: {
    tenant_id: string;
    token: string;
    ruta_id: string;
    creado_por: string;
    creado_en: Generated<string>;
    revocado_en: Nullable<string>;
  };
  paradas: {
    tenant_id: string;
    ruta_id: string;
    nota_id: string;
    tipo: StopKind;
    orden: number;
    estado: ColumnType<StopState, StopState | undefined, StopState>;
    operacion: Nullable<string>;
    momento: Nullable<string>;
    recibida_en: Nullable<string>;
    avisada_en: Nullable<string>;
    bolsas: Nullable<number>;
    pago_id: Nullable<string>;
    metodo: Nullable<DriverMethod>;
    cobrado: Generated<number>;
    efectivo: Generated<number>;
    motivo: ColumnType<AbsenceReason | '', AbsenceReason | '' | undefined, AbsenceReason | ''>;
    detalle: Generated<string>;
    problema: Generated<string>;
  };
  paradas_anteriores: { tenant_id: string; ruta_id: string; nota_id: string; tipo: StopKind; quitada_en: Generated<string> };
  fotos_parada: {
    tenant_id: string;
    ruta_id: string;
    nota_id: string;
    tipo: StopKind;
    bytes: Buffer;
    creada_en: Generated<string>;
  };
  repeticiones: {
    tenant_id: string;
    id: string;
    cliente_id: string;
    sucursal_id: string;
    dia: number;
    hora_inicio: string;
    hora_final: string;
    hecha_hasta: Nullable<string>;
    creada_por: string;
    creada_en: Generated<string>;
    terminada_en: Nullable<string>;
  };
}
