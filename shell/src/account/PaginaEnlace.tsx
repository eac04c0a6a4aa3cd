import type { ReactNode } from 'react';
import { Cargando, Estado } from './Estado';
import { TEXTOS } from './textos';
import type { EstadoEnlace, Invitado } from './useEnlace';

interface PropsPaginaEnlace {
  estado: EstadoEnlace;
  textos: { cargando: string; sinRevisar: string; invalido: string; expirado: string };
  /** What can be done about an invalid link, and about an expired one. */
  invalido?: ReactNode;
  expirado?: ReactNode;
  onReintentar: () => void;
  children: (invitado: Invitado) => ReactNode;
}

/** What a link of an e-mail opens, by what the server says of its token (spec 2, 4 and 8); `children` when it is good. */
export function PaginaEnlace({ estado, textos, invalido, expirado, onReintentar, children }: PropsPaginaEnlace) {
  switch (estado.tipo) {
    case 'cargando':
      return <Cargando texto={textos.cargando} />;
    case 'invalido':
      return (
        <Estado icono="roto" titulo={TEXTOS.tokenInvalido} detalle={textos.invalido}>
          {invalido}
        </Estado>
      );
    case 'expirado':
      return (
        <Estado icono="vencido" titulo={TEXTOS.tokenExpirado} detalle={textos.expirado}>
          {expirado}
        </Estado>
      );
    case 'falla':
      return (
        <Estado icono="falla" titulo={textos.sinRevisar} detalle={estado.mensaje}>
          <button
            type="button"
            className="acceso-boton"
            onClick={({ currentTarget }) => {
              // The button goes with what failed; whoever pressed it stays in the page.
              currentTarget.closest('main')?.focus();
              onReintentar();
            }}
          >
            {TEXTOS.reintentar}
          </button>
        </Estado>
      );
    case 'vigente':
      return children(estado.invitado);
  }
}
