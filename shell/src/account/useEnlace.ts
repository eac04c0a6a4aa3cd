import { useCallback, useEffect, useState } from 'react';
import { esObjeto, pedir } from './pedir';
import { TEXTOS } from './textos';

/** Whose account a link opens. */
export interface Invitado {
  lavanderia: string;
  /** Address of the laundry's logo, '' without one. */
  logo: string;
  usuario: string;
}

export type EstadoEnlace =
  | { tipo: 'cargando' | 'invalido' | 'expirado' }
  | { tipo: 'vigente'; invitado: Invitado }
  | { tipo: 'falla'; mensaje: string };

/** Asks about the token of an e-mail's link when the page opens, and again with `revisar`; `vencer` when its form found out that it's over. */
export function useEnlace(ruta: string) {
  const [estado, setEstado] = useState<EstadoEnlace>({ tipo: 'cargando' });
  const revisar = useCallback(async () => {
    setEstado({ tipo: 'cargando' });
    setEstado(await consultar(ruta));
  }, [ruta]);
  useEffect(() => void revisar(), [revisar]);
  /** Whether a failed submit says that the link is over; then the page shows so. */
  const vencer = (status: number | 'red'): boolean => {
    const tipo = finDe(status);
    if (tipo !== null) setEstado({ tipo });
    return tipo !== null;
  };
  return { estado, revisar, vencer };
}

async function consultar(ruta: string): Promise<EstadoEnlace> {
  const respuesta = await pedir(ruta);
  if (!respuesta.ok) {
    const { status, mensaje } = respuesta.falla;
    // A token that the server can't even read (cut or garbled by a mail program) is as invalid as an unknown one.
    const tipo = status === 400 || status === 414 || status === 422 ? 'invalido' : finDe(status);
    return tipo === null ? { tipo: 'falla', mensaje } : { tipo };
  }
  const invitado = leerInvitado(respuesta.datos);
  return invitado ? { tipo: 'vigente', invitado } : { tipo: 'falla', mensaje: TEXTOS.inesperado };
}

function finDe(status: number | 'red'): 'invalido' | 'expirado' | null {
  if (status === 404) return 'invalido';
  return status === 401 ? 'expirado' : null;
}

function leerInvitado(datos: unknown): Invitado | null {
  if (!esObjeto(datos) || !esObjeto(datos.tenant)) return null;
  const { nombre, logo } = datos.tenant;
  if (typeof nombre !== 'string' || typeof datos.usuario !== 'string') return null;
  return { lavanderia: nombre, logo: typeof logo === 'string' ? logo : '', usuario: datos.usuario };
}
