import type { DatosSesion } from '@lavanda/shared/contract/auth';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import { problema, type Red, simularRed } from '@lavanda/shared/pruebas/red';

/** The network of these pages. The map has tests of its own; here it is out of order, and nothing else may notice. */
export function redSinMapa(): Red {
  const red = simularRed();
  red.atender('GET /api/mapas/configuracion', () => problema(503, 'El mapa no está disponible.'));
  return red;
}

let siguiente = 0;

/** A new id that looks like those of the product. */
export function id(): string {
  siguiente += 1;
  return `00000000-0000-4000-8000-${String(siguiente).padStart(12, '0')}`;
}

export function clienteDePrueba(cambios: Partial<Cliente> = {}): Cliente {
  return {
    _id: id(),
    nombre: 'María Fernanda',
    apellido: 'Ríos Beltrán',
    telefono: '+525541081170',
    domicilio: [
      { descripcion: 'Calle Petén 214, Narvarte Poniente', lat: null, lon: null },
      { descripcion: 'Luz Saviñón 1120, Narvarte Poniente', lat: null, lon: null },
    ],
    rfc: 'RIBM860412QX3',
    regimenFiscal: '612',
    razonSocial: 'MARÍA FERNANDA RÍOS BELTRÁN',
    cp: '03020',
    correoElectronico: 'fer.rios@correo.mx',
    tenant: 'agua-clara',
    nota_pendiente: null,
    ...cambios,
  };
}

export function sesionDePrueba(rol: DatosSesion['usuario']['rol']): DatosSesion {
  return {
    permissions: ['activos', 'pos', 'ventas', 'clientes'],
    usuario: {
      _id: 'daniela',
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
