const LAST_MINUTE = 24 * 60 - 1;

/** Minute of the day of 'HH:MM'. */
export function minuteOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 'HH:MM' of a minute of the day, rounded; what comes after midnight is the day's last minute. */
export function clockOf(minute: number): string {
  const whole = Math.min(LAST_MINUTE, Math.max(0, Math.round(minute)));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

/** Kilometres of metres, with one decimal. */
export function kilometres(metres: number): number {
  return Math.round(metres / 100) / 10;
}
