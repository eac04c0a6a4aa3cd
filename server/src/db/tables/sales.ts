import type { HandOver, Piece } from '@lavanda/shared/contract/schemas/sales';
import type { PieceCount } from '@lavanda/shared/domain/handOverCounts';
import type { PagoMethod, PaymentMethod, StatusNota, Unit } from '@lavanda/shared/domain/nota';
import type { Mark } from '@lavanda/shared/domain/observations';
import type { CardKind, SatForm } from '@lavanda/shared/domain/satForm';
import type { Stage } from '@lavanda/shared/domain/stage';
import type { ColumnType, Generated } from 'kysely';

type WithDefault<T> = ColumnType<T, T | undefined, T>;
/** A nullable timestamp, read as the text that the database returns. */
type Moment = ColumnType<string | null, string | null | undefined, string | null>;

/** A hand-over with the users who counted its pieces. An older server stored it without `conteo`. */
export type StoredHandOver = HandOver & { conteo?: PieceCount[] };

/**
 * Tables of notas, pagos, their history and the rollup (002-sales.sql). Money is in centavos, `cantidad` in thousandths, days
 * 'YYYY-MM-DD' local to the sucursal.
 */
export interface SalesSchema {
  folios: { tenant_id: string; sucursal_id: string; ultimo: number };
  equipos: {
    tenant_id: string;
    id: string;
    letras: string;
    ultimo: WithDefault<number>;
    /** Whether the register gives claves to its own captures (037-own-claves.sql). */
    numera: WithDefault<boolean>;
    /** The register's drawer (030-caja.sql); null without one. */
    caja_id: ColumnType<string | null, string | null | undefined, string | null>;
    creado_en: Generated<string>;
  };
  notas: {
    tenant_id: string;
    id: string;
    sucursal_id: string;
    folio: number;
    cliente_id: string;
    cliente_nombre: string;
    fecha: string;
    fecha_entrega: string | null;
    descuentos: WithDefault<number>;
    descuento_motivo: WithDefault<string>;
    /** Hundredths of a percent; null when the discount wasn't entered as a percentage. */
    descuento_porcentaje: ColumnType<number | null, number | null | undefined, number | null>;
    envio: WithDefault<number>;
    recargo: WithDefault<number>;
    subtotal: WithDefault<number>;
    total: WithDefault<number>;
    abonos: WithDefault<number>;
    ajuste: WithDefault<number>;
    factura: WithDefault<boolean>;
    a_domicilio: WithDefault<boolean>;
    express: WithDefault<boolean>;
    domicilio: ColumnType<string | null, string | null | undefined, string | null>;
    domicilio_lat: ColumnType<number | null, number | null | undefined, number | null>;
    domicilio_lon: ColumnType<number | null, number | null | undefined, number | null>;
    status: StatusNota;
    hora_inicio: string | null;
    hora_final: string | null;
    etapa: WithDefault<Stage>;
    lugar: WithDefault<string>;
    avisada_en: Moment;
    clave: ColumnType<string | null, string | null | undefined, string | null>;
    /** The tagged pieces, and in `entrega` their hand-over; `entrega` is null while none was handed over (023-pieces.sql). */
    piezas: ColumnType<Piece[], string | undefined, string>;
    entrega: ColumnType<StoredHandOver | null, string | null | undefined, string | null>;
    aviso: ColumnType<'abierto' | 'enviado' | null, 'abierto' | 'enviado' | null | undefined, 'abierto' | 'enviado' | null>;
    marcas: WithDefault<Mark[]>;
    observaciones: WithDefault<string>;
    version: WithDefault<number>;
    ultima_operacion: string | null;
    creada_por: string | null;
    creada_en: Generated<string>;
    cerrada_en: Moment;
    /** When the nota became 'lista' or, if it wasn't, was closed; null while it is neither, and in some older notas. */
    lista_en: Moment;
    anulada_en: Moment;
    anulada_por: string | null;
    anulada_motivo: string | null;
    /** Whether this recoleccion was captured offline while the cliente had another pending recoleccion. */
    repetida: WithDefault<boolean>;
  };
  lineas: {
    tenant_id: string;
    nota_id: string;
    id: string;
    orden: number;
    servicio_id: string | null;
    servicio: string;
    medida: Unit;
    cantidad: number;
    precio: number;
    importe: number;
    marcas: WithDefault<Mark[]>;
    observaciones: WithDefault<string>;
  };
  /** Photos of notas (024-observations.sql); `ancho` and `alto` in pixels, `tamano` in bytes. */
  fotos: {
    tenant_id: string;
    nota_id: string;
    id: string;
    bytes: Buffer;
    ancho: number;
    alto: number;
    tamano: number;
    creada_en: Generated<string>;
    creada_por: string | null;
  };
  pagos: {
    tenant_id: string;
    id: string;
    nota_id: string;
    sucursal_id: string;
    fecha: string;
    monto: number;
    metodo: PagoMethod;
    reversa_de: string | null;
    /** Cliente whose credit a pago by 'Saldo' moves; null for a pago in money. */
    cliente_id: WithDefault<string | null>;
    motivo: WithDefault<string>;
    /**
     * The drawer and turno in which the pago was taken (030-caja.sql). If it arrived after that turno's corte or without a turno,
     * `cuenta_en` is the number of the turno whose opening counts it; else it is null.
     */
    caja_id: ColumnType<string | null, string | null | undefined, never>;
    turno_id: ColumnType<string | null, string | null | undefined, never>;
    equipo_id: ColumnType<string | null, string | null | undefined, never>;
    cuenta_en: ColumnType<number | null, number | null | undefined, never>;
    /**
     * Card and SAT's form of the pago (033-payment-facts.sql). `tarjeta` is null for other methods than TDC; each is null if
     * unknown.
     */
    tarjeta: ColumnType<CardKind | null, CardKind | null | undefined, never>;
    forma_sat: ColumnType<SatForm | null, SatForm | null | undefined, never>;
    capturado_en: ColumnType<string | null, string | null | undefined, never>;
    creado_por: string | null;
    creado_en: Generated<string>;
  };
  envios_aviso: {
    tenant_id: string;
    operacion: string;
    nota_id: string;
    usuario_id: string | null;
    estado: WithDefault<'pendiente' | 'enviado' | 'rechazado' | 'desconocido'>;
    motivo: ColumnType<string | null, string | null | undefined, string | null>;
    mensaje_id: ColumnType<string | null, string | null | undefined, string | null>;
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
    /** The register that captured the change offline (036-captures.sql); null for other changes. */
    equipo_id: ColumnType<string | null, string | null | undefined, never>;
  };
  /** Claves of captures that became neither a nota nor a movimiento, so that no corte reports these claves as missing. */
  capturas: { tenant_id: string; clave: string; equipo_id: string; recibida_en: Generated<string> };
  /** Points of a nota that a user has to review ('Por revisar'), because a capture of it was accepted despite them. */
  revisiones: {
    tenant_id: string;
    nota_id: string;
    id: number;
    texto: string;
    detalle: string;
    capturado_en: string;
    creada_en: Generated<string>;
    revisada_en: Moment;
    revisada_por: ColumnType<string | null, string | null | undefined, string | null>;
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
    metodo: PaymentMethod;
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
