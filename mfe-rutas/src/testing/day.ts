import type { Chofer, Parada, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { id, NARVARTE } from '@lavanda/shared/testing/fixtures';

export const DAY = '2026-12-10';

export const FIRST_DRIVER: Chofer = {
  _id: id(700_001),
  nombre: 'Toño Barrera',
  telefono: '+525533129087',
  vehiculo: 'moto',
  capacidad: 6,
  sale: '09:00',
  dias: [2, 3, 4, 5, 6],
  activo: true,
  marca: 0,
};
export const SECOND_DRIVER: Chofer = {
  ...FIRST_DRIVER,
  _id: id(700_002),
  nombre: 'Rocío Mejía',
  vehiculo: 'camioneta',
  capacidad: null,
  marca: 1,
};
/** A driver who doesn't work on Thursdays. */
export const RESTING_DRIVER: Chofer = { ...FIRST_DRIVER, _id: id(700_003), nombre: 'Memo Salas', dias: [2], marca: 2 };

/** A pending pickup without a driver. */
export function testStop(changes: Partial<Parada> = {}): Parada {
  return {
    nota: id(),
    tipo: 'recoleccion',
    cliente: id(),
    cliente_name: 'Hotel Miravalle',
    cliente_telefono: '+525518462203',
    domicilio: { descripcion: 'Dr. J. M. Vértiz 880', lat: 19.394, lon: -99.156 },
    clave: 'B412',
    bultos: 0,
    ventana: { hora_inicio: '10:00', hora_final: '12:00' },
    lista: true,
    cobrar: 0,
    estado: 'pendiente',
    orden: null,
    llega: null,
    bolsas: null,
    cobrado: 0,
    metodo: null,
    motivo: '',
    detalle: '',
    fecha: DAY,
    dias_tarde: 0,
    minutos_tarde: 0,
    chofer: null,
    avisada: null,
    foto: false,
    problema: '',
    ...changes,
  };
}

const ofFirst = (place: number, cliente_name: string, hour: string, changes: Partial<Parada> = {}) =>
  testStop({ nota: id(710_000 + place), chofer: FIRST_DRIVER._id, orden: place, cliente_name, llega: hour, ...changes });

/** A shortened day of the mock-up: five stops, of which one is done, one is late and one has no driver. */
export function testDay(changes: Partial<RouteDay> = {}): RouteDay {
  return {
    fecha: DAY,
    hoy: DAY,
    hora: '11:20',
    sucursal: {
      _id: NARVARTE._id,
      nombre: 'Narvarte',
      zona_horaria: 'America/Mexico_City',
      salida: { lat: 19.39, lon: -99.16 },
    },
    choferes: [FIRST_DRIVER, SECOND_DRIVER, RESTING_DRIVER],
    rutas: [
      { chofer: FIRST_DRIVER._id, sale: '11:40', km: 12.6, termina: '17:15', en_camino: false, enlace: null },
      { chofer: SECOND_DRIVER._id, sale: '09:00', km: 9.8, termina: '17:45', en_camino: true, enlace: '/r/abc' },
    ],
    paradas: [
      ofFirst(1, 'Alejandra Herrera', '09:22', { tipo: 'entrega', estado: 'hecha', cobrado: 224, metodo: 'Efvo', ventana: null }),
      ofFirst(2, 'María Fernanda Ríos', '11:52'),
      ofFirst(3, 'Hotel Miravalle', '12:08', { minutos_tarde: 8 }),
      testStop({
        nota: id(720_001),
        chofer: SECOND_DRIVER._id,
        orden: 1,
        llega: '17:30',
        tipo: 'entrega',
        cliente_name: 'Café Tres Abejas',
        ventana: null,
        lista: false,
        cobrar: 734.4,
      }),
      testStop({ nota: id(730_001), cliente_name: 'Barbería El Pelón', dias_tarde: 1, fecha: '2026-12-09' }),
    ],
    en_linea_recta: true,
    sugerencia: {
      chofer: FIRST_DRIVER._id,
      parada: { nota: id(710_003), tipo: 'recoleccion' },
      minutos_tarde: 8,
      quedan_tarde: 0,
      ahorra_km: 1.4,
    },
    ...changes,
  };
}
