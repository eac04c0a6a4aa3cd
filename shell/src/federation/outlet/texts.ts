import type { StageError } from '../stages';

const NOT_LOADED = 'No se cargó esta sección';

/** Text for a section that failed: what happened and what the user can do. */
export function explain({ stage, reason }: StageError): { title: string; detail: string } {
  if (stage === 'pantalla') {
    return {
      title: 'Esta sección se detuvo',
      detail: 'Ocurrió una falla al mostrarla. Lo que ya guardaste está a salvo: vuelve a intentarlo.',
    };
  }
  if (stage === 'congelada') {
    return {
      title: 'Esta sección dejó de responder',
      detail: 'La última vez detuvo esta pestaña. Lo que ya guardaste está a salvo: vuelve a intentarlo o abre otra sección.',
    };
  }
  if (stage === 'registro') {
    return {
      title: 'No se cargaron las secciones',
      detail: 'El servidor no respondió qué secciones tienes. Revisa tu internet y vuelve a intentarlo.',
    };
  }
  if (stage === 'contrato') {
    return {
      title: 'Esta sección se está actualizando',
      detail: 'Vuelve a intentarlo en un momento. El resto de la aplicación sigue funcionando.',
    };
  }
  if (reason === 'timeout') {
    return {
      title: NOT_LOADED,
      detail: 'El servidor no respondió a tiempo. Revisa tu internet y vuelve a intentarlo.',
    };
  }
  if (stage === 'integridad') {
    return {
      title: NOT_LOADED,
      detail: 'El resto de la aplicación sigue funcionando. Vuelve a intentarlo en un momento.',
    };
  }
  return {
    title: NOT_LOADED,
    detail: 'El resto de la aplicación sigue funcionando. Revisa tu internet y vuelve a intentarlo.',
  };
}

/** Toast shown after a working version replaced a failed one. */
export const WENT_BACK = 'Esta sección falló y regresó a su versión anterior. Puedes seguir trabajando.';

const LETTERS = {
  registro: 'REG',
  manifiesto: 'MAN',
  integridad: 'INT',
  contrato: 'CON',
  entrada: 'ENT',
  codigo: 'COD',
  pantalla: 'PAN',
  uso: 'USO',
  congelada: 'CGL',
} as const;

/** Support code, such as 'POS-COD-T 14:05': 3 letters of the section, the stage, '-T' for a timeout, this device's time. */
export function supportCode(section: string, { stage, reason }: StageError, now: Date): string {
  const time = [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return `${section.slice(0, 3).toUpperCase()}-${LETTERS[stage]}${reason === 'timeout' ? '-T' : ''} ${time}`;
}
