/** Minimum password length (spec 9), in characters as people count them. */
export const PASSWORD_MINIMO = 6;
export const PASSWORD_MAXIMO = 200;

/** The activation form as it was filled in; without `confirmacion` the repetition isn't checked (the server never sees it). */
export interface FormaActivacion {
  nombre?: string | undefined;
  apellidos?: string | undefined;
  password?: string | undefined;
  confirmacion?: string | undefined;
}

export interface FallaActivacion {
  campo: 'nombre' | 'apellidos' | 'password' | 'confirmacion';
  mensaje: string;
}

/** Texts of spec 5. */
export const TEXTOS_ACTIVACION = {
  nombre: 'El nombre es requerido.',
  apellidos: 'Los apellidos son requeridos.',
  password: 'La contraseña debe tener al menos 6 caracteres.',
  confirmacion: 'Las contraseñas no coinciden.',
} as const;

/** What is wrong with a new password and its repetition, each by itself; a short one that differs has both. */
export function fallasPassword({ password = '', confirmacion }: FormaActivacion): FallaActivacion[] {
  const fallas: FallaActivacion[] = [];
  if ([...password].length < PASSWORD_MINIMO) fallas.push({ campo: 'password', mensaje: TEXTOS_ACTIVACION.password });
  if (confirmacion !== undefined && confirmacion !== password) {
    fallas.push({ campo: 'confirmacion', mensaje: TEXTOS_ACTIVACION.confirmacion });
  }
  return fallas;
}

/** Every broken rule of the activation form, in the order of spec 5. */
export function fallasActivacion(forma: FormaActivacion): FallaActivacion[] {
  const fallas: FallaActivacion[] = [];
  if ((forma.nombre ?? '').trim() === '') fallas.push({ campo: 'nombre', mensaje: TEXTOS_ACTIVACION.nombre });
  if ((forma.apellidos ?? '').trim() === '') fallas.push({ campo: 'apellidos', mensaje: TEXTOS_ACTIVACION.apellidos });
  return [...fallas, ...fallasPassword(forma)];
}

/** The first thing wrong with a new password, or null when it will do. */
export function revisarPassword(forma: FormaActivacion): FallaActivacion | null {
  return fallasPassword(forma)[0] ?? null;
}

/** The first broken rule of the activation form, in the order of spec 5, or null. */
export function revisarActivacion(forma: FormaActivacion): FallaActivacion | null {
  return fallasActivacion(forma)[0] ?? null;
}
