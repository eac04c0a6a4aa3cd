import type { FallaDeEtapa } from './etapas';

const NO_CARGO = 'No se cargó esta sección';
const SE_DETUVO = 'Esta sección se detuvo';

/** What the user is told about a section that isn't there: what happened and what to do. */
export function explicar({ etapa, motivo }: FallaDeEtapa): { titulo: string; detalle: string } {
  if (etapa === 'pantalla') {
    return {
      titulo: SE_DETUVO,
      detalle: 'Ocurrió una falla al mostrarla. Lo que ya guardaste está a salvo: vuelve a intentarlo.',
    };
  }
  if (motivo === 'tiempo') {
    return { titulo: NO_CARGO, detalle: 'El servidor no respondió a tiempo. Revisa tu internet y vuelve a intentarlo.' };
  }
  return { titulo: NO_CARGO, detalle: 'El resto de la aplicación sigue funcionando. Revisa tu internet y vuelve a intentarlo.' };
}

const LETRAS = { registro: 'REG', manifiesto: 'MAN', entrada: 'ENT', codigo: 'COD', pantalla: 'PAN' } as const;

/** Code for support: section, stage, whether it was a time limit, and the local time. */
export function codigoDeSoporte(seccion: string, { etapa, motivo }: FallaDeEtapa, ahora: Date): string {
  const hora = [ahora.getHours(), ahora.getMinutes()].map((parte) => String(parte).padStart(2, '0')).join(':');
  return `${seccion.slice(0, 3).toUpperCase()}-${LETRAS[etapa]}${motivo === 'tiempo' ? '-T' : ''} ${hora}`;
}
