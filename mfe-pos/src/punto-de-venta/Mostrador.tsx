import type { Despacho } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import { descuentoMaximo } from '@lavanda/shared/domain/nota';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { NotaGuardada } from '../notas/nota';
import { BarraTotal } from './BarraTotal';
import type { Borrador } from './borrador/borrador';
import { type Casa, cuentaDe } from './borrador/cuenta';
import { olvidarBorrador } from './borrador/olvidar';
import { acciones } from './borrador/slice';
import Capas from './dialogos/Capas';
import { type NotaAsentada, useGuardar } from './guardar/useGuardar';
import type { Capa } from './mando';
import { HojaCompleta } from './nota/HojaCompleta';
import PanelNota from './nota/PanelNota';
import PanelServicios from './servicios/PanelServicios';
import { useTeclado } from './teclado/useTeclado';
import { TEXTOS } from './textos';
import { useCatalogo } from './useCatalogo';
import { useCliente } from './useCliente';
import { useMando } from './useMando';

export interface MostradorProps {
  clave: string;
  borrador: Borrador;
  casa: Casa;
  sesion: { tenant: string; usuario: string };
  soloLectura: boolean;
  /** The window is a phone's: the note has a sheet of its own. */
  telefono: boolean;
  /** Grows when the focus has to go to the customer: after a save. */
  turno: number;
  onGuardada(asentada: NotaAsentada): void;
  /** Notice over the note. */
  aviso?: ReactNode;
}

/** Where the focus goes once the layer on top is gone. */
type Destino = 'servicios' | 'cliente';

/** The point of sale over one draft, in its `Distribucion`: services, note, dialogs, keyboard. It is drawn at every touch. */
export default function Mostrador(props: MostradorProps) {
  const { clave, borrador, casa, sesion, soloLectura, telefono, turno, onGuardada, aviso } = props;
  const despachar = useDispatch<Despacho>();
  const navegar = useNavigate();
  const [capa, setCapa] = useState<Capa | null>(null);
  const [notaAbierta, setNotaAbierta] = useState(false);
  const [faltaCliente, setFaltaCliente] = useState(false);
  const [insistir, setInsistir] = useState(false);
  const destino = useRef<Destino | null>(null);
  const buscador = useRef<HTMLInputElement>(null);
  const botonCliente = useRef<HTMLButtonElement>(null);
  const grupoPago = useRef<HTMLDivElement>(null);
  const botonGuardar = useRef<HTMLButtonElement>(null);
  const barra = useRef<HTMLButtonElement>(null);

  const cuenta = useMemo(() => cuentaDe(borrador, casa), [borrador, casa]);
  const nombres = useCatalogo(clave, borrador);
  const { guardar, guardando, fallo } = useGuardar(clave, casa);
  const alElegirCliente = useCliente(clave, sesion);

  const asentar = useCallback(async () => {
    const desenlace = await guardar();
    if (desenlace.tipo === 'conflicto') setCapa({ tipo: 'conflicto', nota: desenlace.nota });
    if (desenlace.tipo !== 'guardada') return;
    setNotaAbierta(false);
    setFaltaCliente(false);
    onGuardada(desenlace.asentada);
  }, [guardar, onGuardada]);

  const pedirGuardado = useCallback(() => {
    if (soloLectura) return;
    if (!borrador.cliente || borrador.lineas.length === 0) {
      setFaltaCliente(!borrador.cliente);
      setCapa({ tipo: 'validacion' });
    } else if (!cuenta.cerrada && borrador.descuentos > descuentoMaximo(cuenta)) setCapa({ tipo: 'descuento' });
    else if (borrador.pago.tipo === 'con' && cuenta.resta < 0) setCapa({ tipo: 'abono' });
    else void asentar();
  }, [asentar, borrador, cuenta, soloLectura]);

  // The handlers of the note never change, so the one that saves reads the latest check through this.
  const ultimoPedido = useRef(pedirGuardado);
  useEffect(() => {
    ultimoPedido.current = pedirGuardado;
  }, [pedirGuardado]);

  // Saving again after a conflict waits for the render in which the draft stands on the newest version.
  useEffect(() => {
    if (!insistir) return;
    setInsistir(false);
    pedirGuardado();
  }, [insistir, pedirGuardado]);

  const editando = borrador.base !== null;
  const vaciar = useCallback(() => {
    destino.current = 'cliente';
    setCapa(null);
    olvidarBorrador(despachar, clave);
    if (editando) navegar('/app/pos');
    else botonCliente.current?.focus();
  }, [clave, despachar, editando, navegar]);

  const { mando, agregarLinea, destello, anuncio } = useMando({
    clave,
    diasEntrega: casa.diasEntrega,
    abrir: setCapa,
    guardar: useCallback(() => ultimoPedido.current(), []),
    vaciar,
  });

  const atajos = useMemo(
    () => ({
      buscarServicio: () => buscador.current?.focus(),
      elegirCliente: () => !botonCliente.current?.disabled && mando.abrir({ tipo: 'cliente' }),
      irAlPago: () => grupoPago.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus(),
      elegirFecha: () => !botonCliente.current?.disabled && mando.abrir({ tipo: 'fecha' }),
      guardar: mando.guardar,
    }),
    [mando],
  );
  useTeclado(atajos, capa === null && !guardando);

  useEffect(() => {
    if (turno > 0) (botonCliente.current ?? barra.current)?.focus();
  }, [turno]);

  useEffect(() => {
    if (capa !== null || destino.current === null) return;
    (destino.current === 'cliente' ? botonCliente : buscador).current?.focus();
    destino.current = null;
  }, [capa]);

  function cerrar() {
    if (capa?.tipo === 'cliente' || capa?.tipo === 'validacion') destino.current = 'cliente';
    setCapa(null);
  }

  function ponerCliente(cliente: Cliente) {
    destino.current = 'servicios';
    setCapa(null);
    setFaltaCliente(false);
    void alElegirCliente(cliente);
  }

  function corregir() {
    if (!borrador.cliente) setCapa({ tipo: 'cliente' });
    else {
      destino.current = 'servicios';
      setNotaAbierta(false);
      setCapa(null);
    }
  }

  function guardarMios(nota: NotaGuardada) {
    despachar(acciones.sobreNuevaVersion({ clave, nota }));
    setCapa(null);
    setInsistir(true);
  }

  function tomarGuardada(nota: NotaGuardada) {
    despachar(acciones.guardadaTomada({ clave, nota }));
    setCapa(null);
  }

  const bloqueado = soloLectura || cuenta.cerrada || guardando;
  const nota = (
    <PanelNota
      borrador={borrador}
      cuenta={cuenta}
      nombres={nombres}
      destello={destello}
      soloLectura={soloLectura}
      faltaCliente={faltaCliente}
      guardando={guardando}
      fallo={fallo}
      anclas={{ botonCliente, grupoPago, botonGuardar }}
      mando={mando}
    >
      {aviso}
    </PanelNota>
  );
  return (
    <>
      <PanelServicios clave={clave} deshabilitado={bloqueado} buscador={buscador} onElegir={mando.agregarServicio} />
      {!telefono && nota}
      {telefono && (
        <BarraTotal
          ref={barra}
          saldo={cuenta.saldo}
          articulos={borrador.lineas.length}
          cliente={borrador.cliente?.nombre}
          onVerNota={() => setNotaAbierta(true)}
        />
      )}
      {telefono && notaAbierta && (
        <HojaCompleta titulo={TEXTOS.nota} onVolver={() => setNotaAbierta(false)}>
          {nota}
        </HojaCompleta>
      )}
      <div ref={anuncio} role="status" style={SOLO_LECTOR} />
      {capa && (
        <Capas
          clave={clave}
          capa={capa}
          borrador={borrador}
          cuenta={cuenta}
          casa={casa}
          telefono={telefono}
          anclaCliente={botonCliente.current}
          onCerrar={cerrar}
          onCliente={ponerCliente}
          onLinea={agregarLinea}
          onVaciar={vaciar}
          onCorregir={corregir}
          onGuardarMios={guardarMios}
          onTomarGuardada={tomarGuardada}
        />
      )}
    </>
  );
}
