import { api, avisos, type Despacho } from '@lavanda/shared';
import type { RouterDeDatos } from '@lavanda/shared/federation/remoto';
import { useCallback, useContext, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { UNSAFE_DataRouterContext as ContextoRouter, useLocation } from 'react-router-dom';
import { nonceDeEstilos } from '../app/nonce';
import { seccionDe } from '../app/secciones';
import { adelanto } from './adelanto';
import { type Cargador, cargador as cargadorDeLaPagina } from './cargador';
import { Esqueleto } from './Esqueleto';
import { FallaDeSeccion, type Fallida } from './FallaDeSeccion';
import { fallaDePantalla } from './integridad';
import { crearParcelas, type Parcelas } from './parcelas';
import { porAbrir } from './porAbrir';
import { REGRESADA } from './textos';
import { tiempo } from './tiempos';
import { useVersionNueva } from './useVersionNueva';

interface PropsSalida {
  seccion: string;
  router: RouterDeDatos;
  cargador: Cargador;
}

/** Draws the open section: its skeleton while it loads, the section, or what failed with a way to try again. */
export function SalidaRemota({ cargador = cargadorDeLaPagina }: { cargador?: Cargador }) {
  const seccion = seccionDe(useLocation().pathname);
  const router = useContext(ContextoRouter)?.router as RouterDeDatos | undefined;
  const { usuario, sesion } = api.endpoints.authData.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      usuario: data?.usuario._id,
      // Somebody else, or the same user with other powers, finds nothing of what was kept.
      sesion: data && [data.usuario._id, data.usuario.tenantData._id, data.usuario.idSucursal, ...data.permissions].join(),
    }),
  });
  if (usuario !== undefined) cargador.paraUsuario(usuario);
  if (!seccion || !router) return null;
  return <Salida key={sesion} seccion={seccion} router={router} cargador={cargador} />;
}

function Salida({ seccion, router, cargador }: PropsSalida) {
  const { ciclos, fallida, alFallar, alMontar, reintentar } = useSeccion(seccion, cargador);
  const { sinDibujar, alDibujar } = useDibujadas(seccion);
  const lugar = useRef<HTMLDivElement>(null);
  const parcelas = useRef<Parcelas>(null);

  useLayoutEffect(() => {
    const suyas = crearParcelas({ router, nonce: nonceDeEstilos(), vigente: cargador.yaCargada, alDibujar, alFallar, alMontar });
    parcelas.current = suyas;
    const dejarDeOir = porAbrir.oir(suyas.preparar);
    const dejarDeAtender = adelanto.atender(suyas.porAdelantado);
    return () => {
      dejarDeOir();
      dejarDeAtender();
      suyas.terminar();
    };
  }, [router, cargador, alDibujar, alFallar, alMontar]);
  useLayoutEffect(() => {
    if (lugar.current) parcelas.current?.poner(lugar.current, seccion, fallida ? undefined : ciclos);
  });

  return (
    <>
      {fallida && <FallaDeSeccion key={fallida.momento.getTime()} fallida={fallida} onReintentar={reintentar} />}
      {!fallida && (!ciclos || sinDibujar) && <Esqueleto seccion={seccion} />}
      <div ref={lugar} />
    </>
  );
}

/** Which sections have been seen. One that comes back, or changes its version, has its place already: no skeleton. */
function useDibujadas(seccion: string) {
  const [dibujadas, setDibujadas] = useState<ReadonlySet<string>>(() => new Set());
  // In the same frame: neither nothing nor both are ever painted.
  const alDibujar = useCallback(
    (dibujada: string) => flushSync(() => setDibujadas((anteriores) => new Set(anteriores).add(dibujada))),
    [],
  );
  return { sinDibujar: !dibujadas.has(seccion), alDibujar };
}

/** `alFallar` and `alMontar` never change: the sections that are mounted keep them. */
function useSeccion(seccion: string, cargador: Cargador) {
  const [fallida, setFallida] = useState<Fallida | null>(null);
  const [intento, otroIntento] = useReducer((numero: number) => numero + 1, 0);
  const abierta = useRef(seccion);
  const asentadas = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const despachar = useDispatch<Despacho>();
  useVersionNueva(seccion, cargador);

  useEffect(() => {
    abierta.current = seccion;
    if (cargador.yaCargada(seccion)) return;
    void intento;
    cargador.cargar(seccion).then((carga) => {
      if (abierta.current !== seccion) return;
      setFallida(carga.ok ? null : { seccion, falla: carga.falla, momento: new Date() });
      if (carga.ok) otroIntento();
    });
  }, [seccion, cargador, intento]);

  // Coming back to a section that failed is a new try, not the old failure.
  useEffect(() => () => setFallida((anterior) => (anterior?.seccion === seccion ? null : anterior)), [seccion]);

  const ciclos = cargador.yaCargada(seccion);
  const dibujada = ciclos && fallida?.seccion !== seccion ? seccion : undefined;
  useEffect(() => {
    cargador.mostrar(dibujada);
    return () => cargador.mostrar(undefined);
  }, [cargador, dibujada]);

  const alFallar = useCallback(
    async (parada: string, error: Error) => {
      clearTimeout(asentadas.current.get(parada));
      const falla = await fallaDePantalla(error, cargador.remotoDe(parada)?.manifest);
      if (cargador.seDetuvo(parada, falla)) otroIntento();
      else setFallida({ seccion: parada, falla, momento: new Date() });
    },
    [cargador],
  );
  const alMontar = useCallback(
    (montada: string) => {
      cargador.montada(montada, false);
      clearTimeout(asentadas.current.get(montada));
      asentadas.current.set(
        montada,
        setTimeout(() => cargador.montada(montada, true), tiempo('asentada')),
      );
      if (cargador.regresada(montada)) despachar(avisos.actions.mostrado(REGRESADA, 'info'));
    },
    [cargador, despachar],
  );
  const reintentar = useCallback(() => {
    // What the section was drawing when it stopped may be why: it is asked for again, not taken from the cache.
    despachar(api.util.invalidateTags(['Nota', 'Cliente', 'Servicio', 'Sucursal']));
    setFallida(null);
    otroIntento();
  }, [despachar]);

  return { ciclos, fallida: fallida?.seccion === seccion ? fallida : null, alFallar, alMontar, reintentar };
}
