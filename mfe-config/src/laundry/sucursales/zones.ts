/** Mexico's time zones by IANA name, in the order in which they are offered, with their familiar place names. */
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

export interface Zone {
  /** IANA name of the zone, 'America/Tijuana'. */
  id: string;
  nombre: string;
  mexican: boolean;
}

/** A time zone with its display name: a place for zones of Mexico, the IANA name for others. */
export function zoneOf(id: string): Zone {
  const place = MEXICO[id];
  return { id, nombre: place ?? id.replaceAll('_', ' '), mexican: place !== undefined };
}

/** Every time zone the browser knows, Mexico's first; `current` is always included. */
export function zones(current: string): Zone[] {
  const known = new Set(Intl.supportedValuesOf('timeZone'));
  const mexican = Object.keys(MEXICO).filter((id) => known.has(id));
  return [...new Set([...mexican, ...known, current])]
    .map(zoneOf)
    .sort((first, another) => Number(another.mexican) - Number(first.mexican));
}

/** A zone's current UTC offset, 'GMT-6'; '' when the browser doesn't know the zone. */
export function offset(id: string): string {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName: 'shortOffset' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}
