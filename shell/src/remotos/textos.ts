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
  if (etapa === 'registro') {
    return {
      titulo: 'No se cargaron las secciones',
      detalle: 'El servidor no respondió qué secciones tienes. Revisa tu internet y vuelve a intentarlo.',
    };
  }
  if (motivo === 'tiempo') {
    return { titulo: NO_CARGO, detalle: 'El servidor no respondió a tiempo. Revisa tu internet y vuelve a intentarlo.' };
  }
  if (etapa === 'integridad' || etapa === 'contrato') {
    return {
      titulo: NO_CARGO,
      detalle: 'El resto de la aplicación sigue funcionando. Vuelve a intentarlo en un momento.',
    };
  }
  return { titulo: NO_CARGO, detalle: 'El resto de la aplicación sigue funcionando. Revisa tu internet y vuelve a intentarlo.' };
}

/** After a version that failed was exchanged for one that works. */
export const REGRESADA = 'Esta sección falló y regresó a su versión anterior. Puedes seguir trabajando.';

const LETRAS = {
  registro: 'REG',
  manifiesto: 'MAN',
  integridad: 'INT',
  contrato: 'CON',
  entrada: 'ENT',
  codigo: 'COD',
  pantalla: 'PAN',
} as const;

/** Code for support: section, stage, whether it was a time limit, and the local time. */
export function codigoDeSoporte(seccion: string, { etapa, motivo }: FallaDeEtapa, ahora: Date): string {
  const hora = [ahora.getHours(), ahora.getMinutes()].map((parte) => String(parte).padStart(2, '0')).join(':');
  return `${seccion.slice(0, 3).toUpperCase()}-${LETRAS[etapa]}${motivo === 'tiempo' ? '-T' : ''} ${hora}`;
}
