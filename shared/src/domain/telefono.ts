/**
 * A Mexican phone in any usual spelling ('55 4108 1170', '+52 1 55...', '(55) 4108-1170') to '+52' and 10 digits
 * (decisions "Mexican practice"). '' stays ''; null when it isn't a phone.
 */
export function normalizarTelefono(texto: string): string | null {
  if (texto.trim() === '') return '';
  if (!/^[+\d\s().-]+$/.test(texto)) return null;
  const digitos = texto.replace(/\D/g, '');
  const local = /^(?:52)?1?(\d{10})$/.exec(digitos)?.[1];
  return local ? `+52${local}` : null;
}

/** '+525541081170' -> '55 4108 1170'. */
export function formatoTelefono(telefono: string): string {
  const local = telefono.replace(/\D/g, '').slice(-10);
  return local.length === 10 ? `${local.slice(0, 2)} ${local.slice(2, 6)} ${local.slice(6)}` : telefono;
}
