import type { Despacho } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { NotaGuardada } from '../notas/nota';
import { BarraTotal } from './BarraTotal';
import type { Borrador } from './borrador/borrador';
import { type Casa, cuentaDe } from './borrador/cuenta';
import { olvidarBorrador } from './borrador/olvidar';
import { acciones } from './borrador/slice';
import Capas from './dialogos/Capas';
import type { NotaAsentada } from './guardar/useGuardar';
import { usePedirGuardado } from './guardar/usePedirGuardado';
import type { Capa } from './mando';
import { HojaCompleta } from './nota/HojaCompleta';
import PanelNota from './nota/PanelNota';
import PanelServicios from './servicios/PanelServicios';
import { useFocos } from './teclado/useFocos';
import { useTeclado } from './teclado/useTeclado';
import { TEXTOS } from './textos';
import { useCatalogo } from './useCatalogo';
import { useCliente } from './useCliente';
import { useMando } from './useMando';

export interface MostradorProps {
  clave: string;
  borrador: Borrador;
  casa: Casa;
  /** The catalogue; undefined until it is here. */
  servicios: readonly Servicio[] | undefined;
  sesion: { tenant: string; usuario: string };
  soloLectura: boolean;
  /** The window is a phone's: the note has a sheet of its own. */
  telefono: boolean;
  /** Grows when the focus has to go to the customer: after a note was saved or emptied. */
  turno: number;
  onGuardada(asentada: NotaAsentada): void;
  onVaciada(): void;
  /** Notice over the note. */
  aviso?: ReactNode;
}

/** The point of sale over one draft, in its `Distribucion`: services, note, dialogs, keyboard. */
export default function Mostrador(props: MostradorProps) {
  const { clave, borrador, casa, servicios, sesion, soloLectura, telefono, turno, onGuardada, onVaciada, aviso } = props;
  const despachar = useDispatch<Despacho>();
  const navegar = useNavigate();
  const [capa, setCapa] = useState<Capa | null>(null);
  const [notaAbierta, setNotaAbierta] = useState(false);
  const { buscador, botonCliente, grupoPago, botonGuardar, barra, seguirEn } = useFocos(capa, turno);

  const cuenta = cuentaDe(borrador, casa);
  const nombres = useCatalogo(clave, borrador, servicios);
  const alElegirCliente = useCliente(clave, sesion);
  const guardado = usePedirGuardado({ clave, casa, soloLectura, abrir: setCapa, onGuardada });
  const { guardando } = guardado;

  const editando = borrador.base !== null;
  // What stands over the note goes with its draft.
  function vaciar() {
    olvidarBorrador(despachar, clave);
    onVaciada();
    if (editando) navegar('/app/pos');
  }

  const { mando, agregarLinea, destello, anuncio } = useMando({
    clave,
    diasEntrega: casa.diasEntrega,
    abrir: setCapa,
    guardar: guardado.pedir,
    vaciar,
  });

  const atajos = {
    buscarServicio: () => buscador.current?.focus(),
    elegirCliente: () => !botonCliente.current?.disabled && mando.abrir({ tipo: 'cliente' }),
    irAlPago: () => grupoPago.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus(),
    elegirFecha: () => !botonCliente.current?.disabled && mando.abrir({ tipo: 'fecha' }),
    guardar: mando.guardar,
  };
  useTeclado(atajos, capa === null && !guardando);

  function cerrar() {
    if (capa?.tipo === 'cliente' || capa?.tipo === 'validacion') seguirEn('cliente');
    setCapa(null);
  }

  function ponerCliente(cliente: Cliente) {
    seguirEn('servicios');
    setCapa(null);
    void alElegirCliente(cliente);
  }

  function corregir() {
    if (!borrador.cliente) setCapa({ tipo: 'cliente' });
    else {
      seguirEn('servicios');
      setNotaAbierta(false);
      setCapa(null);
    }
  }

  function guardarMios(nota: NotaGuardada) {
    despachar(acciones.sobreNuevaVersion({ clave, nota }));
    setCapa(null);
    guardado.pedir();
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
      faltaCliente={guardado.faltaCliente}
      guardando={guardando}
      fallo={guardado.fallo}
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
      <div role="status" style={SOLO_LECTOR}>
        {anuncio}
      </div>
      {capa && (
        <Capas
          clave={clave}
          capa={capa}
          borrador={borrador}
          cuenta={cuenta}
          casa={casa}
          telefono={telefono}
          anclaCliente={botonCliente}
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
