import type { Medida, MetodoPago, StatusNota } from '@lavanda/shared/domain/nota';
import type { ColumnType, Generated } from 'kysely';

type PorOmision<T> = ColumnType<T, T | undefined, T>;
/** A moment as the text the server writes. */
type Momento = ColumnType<string | null, string | null | undefined, string | null>;

/** Money in centavos, `cantidad` in thousandths, days as 'YYYY-MM-DD' of the branch. */
export interface EsquemaVentas {
  folios: { tenant_id: string; sucursal_id: string; ultimo: number };
  notas: {
    tenant_id: string;
    id: string;
    sucursal_id: string;
    folio: number;
    cliente_id: string;
    cliente_nombre: string;
    fecha: string;
    fecha_entrega: string | null;
    descuentos: PorOmision<number>;
    envio: PorOmision<number>;
    subtotal: PorOmision<number>;
    total: PorOmision<number>;
    abonos: PorOmision<number>;
    ajuste: PorOmision<number>;
    factura: PorOmision<boolean>;
    a_domicilio: PorOmision<boolean>;
    express: PorOmision<boolean>;
    status: StatusNota;
    hora_inicio: string | null;
    hora_final: string | null;
    version: PorOmision<number>;
    ultima_operacion: string | null;
    creada_por: string | null;
    creada_en: Generated<string>;
    cerrada_en: Momento;
    anulada_en: Momento;
    anulada_por: string | null;
    anulada_motivo: string | null;
  };
  lineas: {
    tenant_id: string;
    nota_id: string;
    id: string;
    orden: number;
    servicio_id: string | null;
    servicio: string;
    medida: Medida;
    cantidad: number;
    precio: number;
    importe: number;
  };
  pagos: {
    tenant_id: string;
    id: string;
    nota_id: string;
    sucursal_id: string;
    fecha: string;
    monto: number;
    metodo: MetodoPago;
    reversa_de: string | null;
    creado_por: string | null;
    creado_en: Generated<string>;
  };
  nota_historia: {
    tenant_id: string;
    nota_id: string;
    version: number;
    usuario_id: string | null;
    momento: Generated<string>;
    operacion: string | null;
    cambio: unknown;
  };
  resumen_ventas: {
    tenant_id: string;
    anio: number;
    mes: number;
    sucursal_id: string;
    dia_semana: number;
    a_domicilio: boolean;
    factura: boolean;
    express: boolean;
    notas: number;
    total: number;
    abonos: number;
  };
  resumen_pagos: {
    tenant_id: string;
    anio: number;
    mes: number;
    anio_nota: number;
    mes_nota: number;
    sucursal_id: string;
    metodo: MetodoPago;
    pagos: number;
    monto: number;
  };
  resumen_clientes: {
    tenant_id: string;
    anio: number;
    mes: number;
    sucursal_id: string;
    cliente_id: string;
    notas: number;
    total: number;
  };
}
