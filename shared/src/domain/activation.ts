/** Minimum password length (spec 9), in Unicode characters. */
export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 200;

/** The activation form. `confirmation` is the password typed a second time: only the browser has and checks that text. */
export interface ActivationForm {
  nombre?: string | undefined;
  apellidos?: string | undefined;
  password?: string | undefined;
  confirmation?: string | undefined;
}

export interface ActivationFailure {
  campo: 'nombre' | 'apellidos' | 'password' | 'confirmacion';
  mensaje: string;
}

/** Error messages of the activation form (spec 5). */
export const ACTIVATION_TEXTS = {
  nombre: 'El nombre es requerido.',
  apellidos: 'Los apellidos son requeridos.',
  password: 'La contraseña debe tener al menos 6 caracteres.',
  confirmation: 'Las contraseñas no coinciden.',
} as const;

/** Every problem of a new password and its repetition; both are reported when both apply. */
export function passwordErrors({ password = '', confirmation }: ActivationForm): ActivationFailure[] {
  const failures: ActivationFailure[] = [];
  if ([...password].length < MIN_PASSWORD) failures.push({ campo: 'password', mensaje: ACTIVATION_TEXTS.password });
  if (confirmation !== undefined && confirmation !== password) {
    failures.push({ campo: 'confirmacion', mensaje: ACTIVATION_TEXTS.confirmation });
  }
  return failures;
}

/** @returns every broken rule of the activation form, in the order of spec 5 */
export function activationErrors(form: ActivationForm): ActivationFailure[] {
  const failures: ActivationFailure[] = [];
  if ((form.nombre ?? '').trim() === '') failures.push({ campo: 'nombre', mensaje: ACTIVATION_TEXTS.nombre });
  if ((form.apellidos ?? '').trim() === '') failures.push({ campo: 'apellidos', mensaje: ACTIVATION_TEXTS.apellidos });
  return [...failures, ...passwordErrors(form)];
}

/** @returns the first problem of a new password, or null */
export function checkPassword(form: ActivationForm): ActivationFailure | null {
  return passwordErrors(form)[0] ?? null;
}

/** @returns the first broken rule of the activation form, in the order of spec 5, or null */
export function checkActivation(form: ActivationForm): ActivationFailure | null {
  return activationErrors(form)[0] ?? null;
}
