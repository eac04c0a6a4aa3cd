import { esFallo, useAuthDataQuery } from '@lavanda/shared';
import type { DatosSesion } from '@lavanda/shared/contract/auth';
import type { SeccionDescrita } from '@lavanda/shared/contract/entregas';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import { trasPintar } from '@lavanda/shared/ui/trasPintar';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSecciones } from '../sections/composicion';
import { descritaEn, INICIO, seccionDe } from '../sections/secciones';
import { regreso } from '../sign-in/regreso';
import { Autenticando } from './Autenticando';
import { Marca } from './Marca';
import { Marco } from './Marco';
import { TEXTOS } from './textos';

/**
 * The authentication gate (spec 4): checks on every path change under app/ and when the page gets the focus back, keeps what is
 * on screen while it checks, and lets nobody past without a session or without the section's permission. What another tab or
 * register changed of the laundry (name, pictures, colours) comes with each check.
 */
export function Puerta() {
  const { pathname } = useLocation();
  const { data, error, isFetching, refetch } = useAuthDataQuery(undefined, { refetchOnFocus: true });
  useCadaCambio(pathname, () => void refetch());

  if (esFallo(error) && error.status === 401) return <AlAcceso ruta={pathname} />;
  if (!data) {
    return (
      <Marca>
        {error && !isFetching ? (
          <main>
            <ErrorPanel nivel="h1" titulo={TEXTOS.sesionSinVerificar} fallo={error} onReintentar={refetch} />
          </main>
        ) : (
          <Autenticando />
        )}
      </Marca>
    );
  }

  return <Dentro sesion={data} ruta={pathname} />;
}

/** Past the gate. What isn't known of the sections yet keeps nobody waiting: the open one says itself whether it can be loaded. */
function Dentro({ sesion, ruta }: { sesion: DatosSesion; ruta: string }) {
  const secciones = useSecciones(sesion.usuario._id);
  const segmento = seccionDe(ruta);
  const seccion = descritaEn(secciones?.lista ?? [], segmento);
  const inexistente = !segmento || (secciones?.definitiva && !seccion && segmento !== seccionDe(INICIO));
  if (inexistente) return <Navigate to={INICIO} replace />;
  if (seccion && !sesion.permissions.includes(seccion.permiso)) return <Navigate to="/login" replace />;
  return <Marco sesion={sesion} secciones={secciones?.lista ?? NONE} />;
}

const NONE: readonly SeccionDescrita[] = [];

/** Keeps the path for after sign-in and goes there. */
function AlAcceso({ ruta }: { ruta: string }) {
  useEffect(() => regreso.guardar(ruta), [ruta]);
  return <Navigate to="/login" replace />;
}

/** Runs `accion` when `valor` has changed and the page that follows from it is on the screen, not when it is first seen. */
function useCadaCambio(valor: string, accion: () => void): void {
  const anterior = useRef(valor);
  const ultima = useRef(accion);
  useEffect(() => {
    ultima.current = accion;
  });
  useEffect(() => {
    if (anterior.current === valor) return;
    anterior.current = valor;
    return trasPintar(() => ultima.current());
  }, [valor]);
}
