/** A calendar day in the sucursal's time zone, 'YYYY-MM-DD'; never an instant. */
export type LocalDay = string;

export const DEFAULT_TIME_ZONE = 'America/Mexico_City';

/** Whether `text` is a real calendar day between 2000 and 2100. */
export function isLocalDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const date = new Date(`${text}T00:00:00Z`);
  const year = Number(parts[1]);
  return year >= 2000 && year <= 2100 && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** Caches one formatter per time zone: creating a formatter is slower than all the formatting of a screen. */
function byZone(locale: string, options: Intl.DateTimeFormatOptions): (zone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const format = formats.get(zone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    formats.set(zone, format);
    return format;
  };
}

const days = byZone('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const hours = byZone('en-GB', { hour: '2-digit', minute: '2-digit', hour12: false });

/** @returns the local day of `moment` in the time zone (IANA name) */
export function dayIn(zone: string, moment: Date): LocalDay {
  return days(zone).format(moment);
}

/** @returns 'HH:MM' of `moment` in the time zone (IANA name) */
export function hourIn(zone: string, moment: Date): string {
  return hours(zone).format(moment);
}

/** The day that is `days` days after `day`; a negative number gives an earlier day. */
export function addDays(day: LocalDay, days: number): LocalDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whole days from `from` to `until`; negative when `until` is earlier. */
export function daysBetween(from: LocalDay, until: LocalDay): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** @returns 1 (Sunday) to 7 (Saturday), as in spec 9 */
export function weekday(day: LocalDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() + 1;
}

/**
 * The day from which a promise is counted: the nota's date or, for a recoleccion collected later, the day of its collection.
 */
export function promiseStart(date: LocalDay, wasPickup: boolean, collected: LocalDay): LocalDay {
  return wasPickup && collected > date ? collected : date;
}

/** Default promised day: the nota's date plus the tenant's usual days; express at most 1 (decisions "Notes"). */
export function defaultPromiseDate(date: LocalDay, express: boolean, deliveryDays = 2): LocalDay {
  return addDays(date, express ? Math.min(1, deliveryDays) : deliveryDays);
}
