/** The digits to look for in phones when the text is spelled like a phone ('55 4108', '+52 55...', '1170'); '' otherwise. */
export function digitosDeBusqueda(texto: string): string {
  if (!/^[+\d\s().-]+$/.test(texto)) return '';
  const digitos = texto.replace(/\D/g, '');
  return digitos.length > 10 ? digitos.slice(-10) : digitos;
}
