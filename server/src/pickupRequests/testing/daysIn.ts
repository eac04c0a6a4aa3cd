/** The days that the form of a recoleccion offers. @param form its HTML */
export function daysIn(form: string): string[] {
  return [...form.matchAll(/name="dia" value="([\d-]+)"/g)].map(([, day = '']) => day);
}
