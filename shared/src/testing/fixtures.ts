import type { SessionData } from '@lavanda/shared/contract/schemas/auth';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { type Role, sectionsOf } from '@lavanda/shared/domain/roles';

let last = 0;

/** A UUID for tests: the n-th one or, without `n`, a new one. */
export function id(n?: number): string {
  if (n === undefined) last += 1;
  return `00000000-0000-4000-8000-${String(n ?? last).padStart(12, '0')}`;
}

export const NARVARTE = { _id: id(900_001), nombre_sucursal: 'Narvarte', zona_horaria: 'America/Mexico_City' };
export const DEL_VALLE = { _id: id(900_002), nombre_sucursal: 'Del Valle', zona_horaria: 'America/Mexico_City' };

interface SessionChanges {
  usuario?: Partial<Omit<SessionData['usuario'], 'tenantData'>>;
  tenant?: Partial<SessionData['usuario']['tenantData']>;
}

/** authData's answer for a user of that role at the 'Agua Clara' laundry, sucursal Narvarte. */
export function testSession(role: Role = 'user', { usuario: user, tenant }: SessionChanges = {}): SessionData {
  return {
    permissions: [...sectionsOf(role, tenant?.usa_corte)],
    usuario: {
      _id: id(900_003),
      usuario: `${role}@aguaclara.mx`,
      rol: role,
      nombre: 'Daniela Ortiz',
      confirmed: true,
      lastLogin: null,
      fechaAlta: '2026-01-01',
      idSucursal: NARVARTE._id,
      sucursalData: NARVARTE,
      ...user,
      tenantData: {
        _id: id(900_004),
        nombre: 'Agua Clara',
        logo: '',
        logo_ico: '',
        colores: { primario: '#274c77', secundario: '#6096ba' },
        envio: { rulesType: 'sinCosto', rules: {} },
        dias_entrega: 2,
        ...tenant,
      },
    },
  };
}

/** A nota of Narvarte, unpaid, and two days old on the date that `setDate` sets by default. */
export function testNota(changes: Partial<Nota> = {}): Nota {
  const _id = changes._id ?? id();
  const total = changes.total ?? 285;
  return {
    _id,
    id: _id,
    folio: 1,
    version: 3,
    usuario: id(),
    usuario_name: 'Ana Sofía Treviño',
    usuario_telefono: '+525541081170',
    usuario_domicilios: 1,
    fecha: '2026-12-08',
    fecha_entrega: '2026-12-10',
    articulos: [],
    pagos: [],
    descuentos: 0,
    envio: 0,
    subtotal: total,
    total,
    abonos: 0,
    ajuste: 0,
    factura: false,
    a_domicilio: false,
    express: false,
    status: 0,
    recoleccion: null,
    sucursal: NARVARTE._id,
    sucursal_name: NARVARTE.nombre_sucursal,
    atendio: 'Daniela Ortiz',
    ...changes,
  };
}

/** A cliente with one domicilio and no tax data. */
export function testCliente(changes: Partial<Cliente> = {}): Cliente {
  return {
    _id: id(),
    nombre: 'José Luis',
    apellido: 'Hernández Ortega',
    telefono: '+525533129087',
    domicilio: [{ descripcion: 'Calle Petén 214, Narvarte Poniente', lat: null, lon: null }],
    rfc: '',
    regimenFiscal: '',
    razonSocial: '',
    cp: '',
    correoElectronico: '',
    tenant: 'agua-clara',
    nota_pendiente: null,
    ...changes,
  };
}
