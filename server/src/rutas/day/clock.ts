const LAST_MINUTE = 24 * 60 - 1;

/** Converts 'HH:MM' to the minute of the day. */
export function minuteOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Converts a minute of the day, rounded, to 'HH:MM'. A minute of the next day becomes '23:59'. */
export function clockOf(minute: number): string {
  const whole = Math.min(LAST_MINUTE, Math.max(0, Math.round(minute)));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

/** Converts metres to kilometres with one decimal. */
export function kilometres(metres: number): number {
  return Math.round(metres / 100) / 10;
}
