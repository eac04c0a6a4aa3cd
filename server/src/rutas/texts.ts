import type { PendingOfChofer } from '@lavanda/shared/contract/schemas/rutas';
import { formatMoney, pesosToCentavos } from '@lavanda/shared/domain/money';

export const TEXTS = {
  nonexistentDay: 'Ese día no existe.',
  pastDay: 'Ese día ya pasó: sus rutas ya no cambian. Elige hoy o un día que viene.',
  pastLink: 'Ese día ya pasó, así que su enlace no abriría. Elige hoy o un día que viene.',
  driverNotFound: 'Ese chofer no está en tu sucursal. Vuelve a cargar la página.',
  inactiveDriver: 'Ese chofer ya no está activo. Actívalo en Choferes o elige otro.',
  repeatedDriver: 'Un chofer viene dos veces. Deja una ruta para cada uno.',
  stopNotFound: 'Esa parada no es de este día. Vuelve a cargar la página.',
  repeatedStop: 'Una parada viene dos veces. Déjala en una sola ruta.',
  doneStop: 'Esa parada ya se hizo, así que se queda donde está.',
  absentStop: 'No había nadie en esa parada, y la visita queda con su chofer. Para otro intento, dásela a un chofer.',
  changedMeanwhile: 'El reparto cambió mientras tanto: vuelve a repartir.',
  photoNotFound: 'Esa parada no tiene foto.',
  driverName: 'Escribe el nombre del chofer.',
  driverPhone: 'Revisa el teléfono: deben ser 10 dígitos, o el número con su clave de país.',
  tooManyDrivers: (most: number) => `Ya hay ${most} choferes activos. Desactiva uno para agregar otro.`,
  proposing: 'Ya se está calculando un reparto. Espera a que termine.',
} as const;

/** WhatsApp message with which a driver gets the link. @param told `day` in words, such as 'martes 1 dic' */
export const linkMessage = (told: { driver: string; day: string; address: string }): string =>
  `Hola, ${told.driver}. Esta es tu ruta del ${told.day}. Ábrela en tu teléfono, también funciona sin señal: ${told.address}`;

/** What a driver still has to do or hand over, for the question before making the driver inactive. */
export function stillHas(driver: string, { paradas: stops, efectivo: cash }: PendingOfChofer): string {
  const has = [
    ...(stops > 0 ? [stops === 1 ? '1 parada pendiente' : `${stops} paradas pendientes`] : []),
    ...(cash > 0 ? [`${formatMoney(pesosToCentavos(cash) ?? 0)} por entregar`] : []),
  ];
  return `${driver} tiene ${has.join(' y ')}.`;
}
