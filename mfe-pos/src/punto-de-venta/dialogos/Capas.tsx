import type { Despacho } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import { CANTIDAD_MAXIMA } from '@lavanda/shared/domain/dinero';
import { entregaPredeterminada } from '@lavanda/shared/domain/fechas';
import { descuentoMaximo } from '@lavanda/shared/domain/nota';
import AmountDialog from '@lavanda/shared/ui/AmountDialog';
import ConfirmDialog from '@lavanda/shared/ui/ConfirmDialog';
import DateDialog, { type Fechas } from '@lavanda/shared/ui/DateDialog';
import FlexDialog from '@lavanda/shared/ui/FlexDialog';
import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import type { Linea, NotaGuardada } from '../../notas/nota';
import { type Borrador, lineaDe } from '../borrador/borrador';
import type { Casa, Cuenta } from '../borrador/cuenta';
import { acciones } from '../borrador/slice';
import SelectorCliente from '../cliente/SelectorCliente';
import DialogoConflicto from '../guardar/DialogoConflicto';
import type { Capa } from '../mando';
import { TEXTOS } from '../textos';
import DesgloseAbonos from './DesgloseAbonos';
import DialogoValidacion from './DialogoValidacion';

export interface CapasProps {
  clave: string;
  capa: Capa;
  borrador: Borrador;
  cuenta: Cuenta;
  casa: Casa;
  telefono: boolean;
  anclaCliente: RefObject<HTMLElement | null>;
  onCerrar(): void;
  onCliente(cliente: Cliente): void;
  onLinea(linea: Linea): void;
  onVaciar(): void;
  onCorregir(): void;
  onGuardarMios(nota: NotaGuardada): void;
  onTomarGuardada(nota: NotaGuardada): void;
}

/** The one dialog that is open over the note. */
export default function Capas(props: CapasProps) {
  const { clave, capa, borrador, cuenta, casa, onCerrar } = props;
  const despachar = useDispatch<Despacho>();

  function ponerFechas({ fecha, fechaEntrega = fecha }: Fechas) {
    const usual = entregaPredeterminada(fecha, borrador.express, casa.diasEntrega);
    despachar(
      acciones.cambiado({
        clave,
        fecha: borrador.base === null && fecha === casa.hoy ? null : fecha,
        fechaEntrega: borrador.base === null && fechaEntrega === usual ? null : fechaEntrega,
      }),
    );
    onCerrar();
  }

  function agregar(linea: Linea) {
    props.onLinea(linea);
    onCerrar();
  }

  switch (capa.tipo) {
    case 'cliente':
      return (
        <SelectorCliente
          ancla={props.anclaCliente.current}
          telefono={props.telefono}
          onElegir={props.onCliente}
          onCerrar={onCerrar}
        />
      );
    case 'fecha':
      return (
        <DateDialog
          titulo={TEXTOS.seleccionarFecha}
          fecha={cuenta.fecha}
          fechaEntrega={cuenta.fechaEntrega}
          hoy={casa.hoy}
          onAceptar={ponerFechas}
          onCancelar={onCerrar}
        />
      );
    case 'agregar':
      return capa.servicio.medida === 'flex' ? (
        <FlexDialog
          titulo={capa.servicio.servicio}
          onAceptar={({ nombre, cantidad, precio }) => agregar(lineaDe(capa.servicio, cantidad, { nombre, precio }))}
          onCancelar={onCerrar}
        />
      ) : (
        <AmountDialog
          modo="kg"
          titulo={capa.servicio.servicio}
          precio={Math.round(capa.servicio.precio * 100)}
          maximo={CANTIDAD_MAXIMA}
          onAceptar={(gramos) => agregar(lineaDe(capa.servicio, gramos))}
          onCancelar={onCerrar}
        />
      );
    case 'cantidad':
      return (
        <AmountDialog
          modo={capa.linea.medida === 'kg' ? 'kg' : 'cantidad'}
          titulo={capa.linea.servicio}
          verbo={TEXTOS.cantidad}
          entero={capa.linea.medida === 'pz'}
          precio={capa.linea.precio}
          maximo={CANTIDAD_MAXIMA}
          valorInicial={capa.linea.cantidad}
          onAceptar={(cantidad) => {
            despachar(acciones.cantidadCambiada({ clave, id: capa.linea.id, cantidad }));
            onCerrar();
          }}
          onCancelar={onCerrar}
        />
      );
    case 'abono':
      return (
        <AmountDialog
          modo="abono"
          titulo={TEXTOS.cantidadAbonar}
          maximo={cuenta.saldo}
          valorInicial={borrador.pago.tipo === 'con' ? borrador.pago.monto : 0}
          efectivo={borrador.pago.metodo === 'Efvo'}
          onAceptar={(monto) => {
            despachar(acciones.pagoElegido(clave, 'con', monto));
            onCerrar();
          }}
          onCancelar={onCerrar}
        />
      );
    case 'descuento':
      return (
        <AmountDialog
          modo="descuento"
          titulo={TEXTOS.descuento}
          maximo={descuentoMaximo(cuenta)}
          valorInicial={borrador.descuentos}
          onAceptar={(descuentos) => {
            despachar(acciones.cambiado({ clave, descuentos }));
            onCerrar();
          }}
          onCancelar={onCerrar}
        />
      );
    case 'desglose':
      return borrador.base && <DesgloseAbonos nota={borrador.base} cuenta={cuenta} onCerrar={onCerrar} />;
    case 'cancelar':
      return (
        <ConfirmDialog
          peligro
          pregunta={borrador.base ? TEXTOS.preguntaCancelarEdicion : TEXTOS.preguntaCancelar}
          consecuencia={borrador.base ? undefined : TEXTOS.consecuenciaCancelar(borrador.lineas.length)}
          confirmar={borrador.base ? TEXTOS.descartarCambios : TEXTOS.vaciar}
          cancelar={TEXTOS.seguir}
          onConfirmar={props.onVaciar}
          onCancelar={onCerrar}
        />
      );
    case 'validacion':
      return <DialogoValidacion faltaCliente={borrador.cliente === null} onCorregir={props.onCorregir} onCerrar={onCerrar} />;
    case 'conflicto':
      return (
        <DialogoConflicto
          guardada={capa.nota}
          borrador={borrador}
          cuenta={cuenta}
          onGuardarMios={() => props.onGuardarMios(capa.nota)}
          onTomarGuardada={() => props.onTomarGuardada(capa.nota)}
          onCerrar={onCerrar}
        />
      );
  }
}
