/** Mexico's time zones by their IANA name, from the centre outwards, with the place people know them by. */
const MEXICO: Readonly<Record<string, string>> = {
  'America/Mexico_City': 'Ciudad de México',
  'America/Monterrey': 'Monterrey',
  'America/Merida': 'Mérida',
  'America/Cancun': 'Cancún',
  'America/Bahia_Banderas': 'Bahía de Banderas',
  'America/Mazatlan': 'Mazatlán',
  'America/Chihuahua': 'Chihuahua',
  'America/Ciudad_Juarez': 'Ciudad Juárez',
  'America/Ojinaga': 'Ojinaga',
  'America/Matamoros': 'Matamoros',
  'America/Hermosillo': 'Hermosillo',
  'America/Tijuana': 'Tijuana',
};

export interface Zona {
  /** IANA name. */
  id: string;
  nombre: string;
  mexicana: boolean;
}

/** A time zone by name: Mexico's by its place, the others by their IANA name. */
export function zonaDe(id: string): Zona {
  const lugar = MEXICO[id];
  return { id, nombre: lugar ?? id.replaceAll('_', ' '), mexicana: lugar !== undefined };
}

/** Every time zone that the browser knows, Mexico's first; `actual` too, whatever the browser knows. */
export function zonas(actual: string): Zona[] {
  const conocidas = new Set(Intl.supportedValuesOf('timeZone'));
  const mexicanas = Object.keys(MEXICO).filter((id) => conocidas.has(id));
  return [...new Set([...mexicanas, ...conocidas, actual])]
    .map(zonaDe)
    .sort((una, otra) => Number(otra.mexicana) - Number(una.mexicana));
}

/** 'GMT-6': how far the zone's clocks are from Greenwich now; '' when the browser doesn't know the zone. */
export function desfase(id: string): string {
  try {
    const partes = new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName: 'shortOffset' }).formatToParts();
    return partes.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}
