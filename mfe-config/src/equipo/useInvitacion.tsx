import { mensajeDeFallo, useToast } from '@lavanda/shared';
import type { Miembro, RespuestaInvitacion } from '@lavanda/shared/contract/equipo';
import { type ReactNode, useState } from 'react';
import DialogoEnlace from './DialogoEnlace';
import DialogoFallido from './DialogoFallido';
import { useConfigReenviarInvitacionMutation } from './endpoints';
import { TEXTOS_INVITACION as T } from './textos';

/** What follows an invitation: `mostrar` says what became of its mail, `reenviar` sends another; `dialogo` goes in the page. */
export function useInvitacion(): {
  mostrar(respuesta: RespuestaInvitacion): void;
  reenviar(miembro: Miembro): Promise<void>;
  dialogo: ReactNode;
} {
  const [ultima, setUltima] = useState<RespuestaInvitacion | null>(null);
  const [fallo, setFallo] = useState<string | null>(null);
  const [llamar, { isLoading }] = useConfigReenviarInvitacionMutation();
  const avisar = useToast();
  const cerrar = () => setUltima(null);

  function mostrar(respuesta: RespuestaInvitacion) {
    const { correo, usuario } = respuesta;
    setFallo(null);
    setUltima(respuesta);
    if (correo === 'enviado') avisar(T.enviada(usuario.email));
    if (correo === 'pendiente') avisar(T.enCamino(usuario.email), 'info');
  }

  async function reenviar({ _id }: Miembro) {
    setFallo(null);
    const { data, error } = await llamar(_id);
    if (data) mostrar(data);
    else if (ultima) setFallo(mensajeDeFallo(error));
    else avisar(T.noSeReenvio(mensajeDeFallo(error)), 'error');
  }

  function dialogoDe({ correo, enlace, usuario }: RespuestaInvitacion): ReactNode {
    if (enlace !== undefined) return <DialogoEnlace correo={usuario.email} enlace={enlace} onCerrar={cerrar} />;
    if (correo !== 'fallido') return null;
    return (
      <DialogoFallido
        correo={usuario.email}
        enviando={isLoading}
        fallo={fallo}
        onReenviar={() => reenviar(usuario)}
        onCerrar={cerrar}
      />
    );
  }

  return { mostrar, reenviar, dialogo: ultima && dialogoDe(ultima) };
}
