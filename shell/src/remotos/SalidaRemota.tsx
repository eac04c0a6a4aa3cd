import { api, avisos, type Despacho } from '@lavanda/shared';
import type { RouterDeDatos } from '@lavanda/shared/federation/remoto';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import Paper from '@mui/material/Paper';
import { useCallback, useContext, useEffect, useReducer, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { UNSAFE_DataRouterContext as ContextoRouter, useLocation } from 'react-router-dom';
import { nonceDeEstilos } from '../app/nonce';
import { seccionDe } from '../app/secciones';
import { type Cargador, cargador as cargadorDeLaPagina } from './cargador';
import { Esqueleto } from './Esqueleto';
import type { FallaDeEtapa } from './etapas';
import { fallaDePantalla } from './integridad';
import { Parcela } from './Parcela';
import { codigoDeSoporte, explicar, REGRESADA } from './textos';
import { tiempo } from './tiempos';
import { useVersionNueva } from './useVersionNueva';

/** Draws the open section: its skeleton while it loads, the section, or what failed with a way to try again. */
export function SalidaRemota({ cargador = cargadorDeLaPagina }: { cargador?: Cargador }) {
  const seccion = seccionDe(useLocation().pathname);
  const { ciclos, fallida, alFallar, alMontar, reintentar } = useSeccion(seccion ?? '', cargador);
  const router = useContext(ContextoRouter)?.router as RouterDeDatos | undefined;
  if (!seccion || !router) return null;

  if (fallida) {
    const { falla, momento } = fallida;
    return (
      <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
        <ErrorPanel {...explicar(falla)} nivel="h1" codigo={codigoDeSoporte(seccion, falla, momento)} onReintentar={reintentar} />
      </Paper>
    );
  }
  if (!ciclos) return <Esqueleto seccion={seccion} />;
  return <Parcela ciclos={ciclos} router={router} nonce={nonceDeEstilos()} alFallar={alFallar} alMontar={alMontar} />;
}

interface Fallida {
  seccion: string;
  falla: FallaDeEtapa;
  momento: Date;
}

/** `alFallar` never changes: two sections of one remote keep the same parcel while the user goes between them. */
function useSeccion(seccion: string, cargador: Cargador) {
  const [fallida, setFallida] = useState<Fallida | null>(null);
  const [intento, otroIntento] = useReducer((numero: number) => numero + 1, 0);
  const abierta = useRef(seccion);
  const asentada = useRef<ReturnType<typeof setTimeout>>(undefined);
  const despachar = useDispatch<Despacho>();
  const usuario = api.endpoints.authData.useQueryState().data?.usuario._id;
  if (usuario !== undefined) cargador.paraUsuario(usuario);
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
    async (error: Error) => {
      clearTimeout(asentada.current);
      const parada = abierta.current;
      const falla = await fallaDePantalla(error, cargador.remotoDe(parada)?.manifest);
      if (cargador.seDetuvo(parada, falla)) otroIntento();
      else setFallida({ seccion: parada, falla, momento: new Date() });
    },
    [cargador],
  );
  const alMontar = useCallback(() => {
    const montada = abierta.current;
    cargador.montada(montada, false);
    clearTimeout(asentada.current);
    asentada.current = setTimeout(() => cargador.montada(montada, true), tiempo('asentada'));
    if (cargador.regresada(montada)) despachar(avisos.actions.mostrado(REGRESADA, 'info'));
  }, [cargador, despachar]);
  const reintentar = useCallback(() => {
    // What the section was drawing when it stopped may be why: it is asked for again, not taken from the cache.
    despachar(api.util.invalidateTags(['Nota', 'Cliente', 'Servicio', 'Sucursal']));
    setFallida(null);
    otroIntento();
  }, [despachar]);

  return { ciclos, fallida: fallida?.seccion === seccion ? fallida : null, alFallar, alMontar, reintentar };
}
