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

/** Whether a password is too short or its repetition differs; null when it will do. */
export function revisarPassword({ password = '', confirmacion }: FormaActivacion): FallaActivacion | null {
  if ([...password].length < PASSWORD_MINIMO) return { campo: 'password', mensaje: TEXTOS_ACTIVACION.password };
  if (confirmacion !== undefined && confirmacion !== password) {
    return { campo: 'confirmacion', mensaje: TEXTOS_ACTIVACION.confirmacion };
  }
  return null;
}

/** The first broken rule of the activation form, in the order of spec 5, or null. */
export function revisarActivacion(forma: FormaActivacion): FallaActivacion | null {
  if ((forma.nombre ?? '').trim() === '') return { campo: 'nombre', mensaje: TEXTOS_ACTIVACION.nombre };
  if ((forma.apellidos ?? '').trim() === '') return { campo: 'apellidos', mensaje: TEXTOS_ACTIVACION.apellidos };
  return revisarPassword(forma);
}
