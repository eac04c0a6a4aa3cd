import type { DatosSesion } from '@lavanda/shared/contract/auth';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import type { Nota } from '@lavanda/shared/contract/ventas';

let siguiente = 0;

/** A new id that looks like those of the product. */
export function id(): string {
  siguiente += 1;
  return `00000000-0000-4000-8000-${String(siguiente).padStart(12, '0')}`;
}

export function notaDePrueba(cambios: Partial<Nota> = {}): Nota {
  const _id = cambios._id ?? id();
  const total = cambios.total ?? 285;
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
    sucursal: id(),
    sucursal_name: 'Narvarte',
    atendio: 'Daniela Ortiz',
    ...cambios,
  };
}

export function recoleccionDePrueba(cambios: Partial<Nota> = {}): Nota {
  return notaDePrueba({
    usuario_name: 'Hotel Miravalle',
    fecha: '2026-12-10',
    fecha_entrega: null,
    total: 0,
    a_domicilio: true,
    status: -1,
    recoleccion: { hora_inicio: '10:00', hora_final: '12:00' },
    ...cambios,
  });
}

export function clienteDePrueba(cambios: Partial<Cliente> = {}): Cliente {
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
    ...cambios,
  };
}

export function sesionDePrueba(rol: DatosSesion['usuario']['rol']): DatosSesion {
  return {
    permissions: ['activos', 'pos', 'ventas', 'clientes'],
    usuario: {
      _id: id(),
      usuario: 'usuario@aguaclara.mx',
      rol,
      nombre: 'Daniela Ortiz',
      confirmed: true,
      lastLogin: null,
      fechaAlta: '2026-01-01',
      idSucursal: 'narvarte',
      sucursalData: { _id: 'narvarte', nombre_sucursal: 'Narvarte', zona_horaria: 'America/Mexico_City' },
      tenantData: {
        _id: 'agua-clara',
        nombre: 'Agua Clara',
        logo: '',
        logo_ico: '',
        colores: { primario: '#274c77', secundario: '#6096ba' },
        envio: { rulesType: 'sinCosto', rules: {} },
        dias_entrega: 2,
      },
    },
  };
}
