/** Columns that the demo fills in each table, with their SQL types. */
export const TENANTS = {
  id: 'uuid',
  nombre: 'text',
  logo: 'text',
  logo_ico: 'text',
  color_primario: 'text',
  color_secundario: 'text',
  envio: 'jsonb',
  dias_entrega: 'int',
  logo_ticket: 'text',
  ticket_legal: 'text',
  razon_social: 'text',
  rfc: 'text',
  regimen_fiscal: 'text',
  cp: 'text',
  profeco: 'text',
  quejas: 'text',
  clabe: 'text',
  titular: 'text',
  aviso_privacidad: 'text',
  usa_corte: 'boolean',
  activo: 'boolean',
} as const;

export const SUCURSALES = {
  tenant_id: 'uuid',
  id: 'uuid',
  nombre: 'text',
  zona_horaria: 'text',
  direccion: 'text',
  telefono: 'text',
  horario: 'text',
  capacidad_gramos: 'bigint',
  capacidad_piezas: 'int',
  dias_cerrados: 'smallint[]',
  fechas_cerradas: 'date[]',
  lat: 'double precision',
  lon: 'double precision',
} as const;

export const USERS = {
  tenant_id: 'uuid',
  id: 'uuid',
  usuario: 'text',
  nombre: 'text',
  rol: 'text',
  sucursal_id: 'uuid',
  password_hash: 'text',
  confirmado: 'boolean',
  alta: 'timestamptz',
} as const;

export const SERVICIOS = {
  tenant_id: 'uuid',
  id: 'uuid',
  servicio: 'text',
  categoria: 'text',
  medida: 'text',
  precio: 'bigint',
  orden: 'int',
  activo: 'boolean',
} as const;

export const CLIENTES = {
  tenant_id: 'uuid',
  id: 'uuid',
  nombre: 'text',
  apellido: 'text',
  telefono: 'text',
  rfc: 'text',
  regimen_fiscal: 'text',
  razon_social: 'text',
  cp: 'text',
  correo: 'text',
  creado: 'timestamptz',
} as const;

export const DOMICILIOS = {
  tenant_id: 'uuid',
  cliente_id: 'uuid',
  orden: 'int',
  descripcion: 'text',
  lat: 'float8',
  lon: 'float8',
} as const;

export const NOTAS = {
  tenant_id: 'uuid',
  id: 'uuid',
  sucursal_id: 'uuid',
  folio: 'bigint',
  cliente_id: 'uuid',
  cliente_nombre: 'text',
  fecha: 'date',
  fecha_entrega: 'date',
  descuentos: 'bigint',
  envio: 'bigint',
  subtotal: 'bigint',
  total: 'bigint',
  abonos: 'bigint',
  factura: 'boolean',
  a_domicilio: 'boolean',
  express: 'boolean',
  status: 'smallint',
  hora_inicio: 'text',
  hora_final: 'text',
  etapa: 'text',
  lugar: 'text',
  clave: 'text',
  avisada_en: 'timestamptz',
  aviso: 'text',
  piezas: 'jsonb',
  version: 'int',
  creada_por: 'uuid',
  creada_en: 'timestamptz',
  cerrada_en: 'timestamptz',
  lista_en: 'timestamptz',
} as const;

export const LINES = {
  tenant_id: 'uuid',
  nota_id: 'uuid',
  id: 'uuid',
  orden: 'int',
  servicio_id: 'uuid',
  servicio: 'text',
  medida: 'text',
  cantidad: 'bigint',
  precio: 'bigint',
  importe: 'bigint',
} as const;

export const PAGOS = {
  tenant_id: 'uuid',
  id: 'uuid',
  nota_id: 'uuid',
  sucursal_id: 'uuid',
  fecha: 'date',
  monto: 'bigint',
  metodo: 'text',
  tarjeta: 'text',
  forma_sat: 'text',
  caja_id: 'uuid',
  turno_id: 'uuid',
  creado_por: 'uuid',
  creado_en: 'timestamptz',
} as const;

export const REGISTERS = { tenant_id: 'uuid', id: 'uuid', letras: 'text', ultimo: 'bigint', caja_id: 'uuid' } as const;

export const FOLIOS = { tenant_id: 'uuid', sucursal_id: 'uuid', ultimo: 'bigint' } as const;
