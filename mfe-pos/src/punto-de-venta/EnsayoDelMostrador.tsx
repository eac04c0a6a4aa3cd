import AmountDialog from '@lavanda/shared/ui/AmountDialog';
import Ensayo from '@lavanda/shared/ui/Ensayo';
import { createRef } from 'react';
import { type Borrador, borradorNuevo } from './borrador/borrador';
import { cuentaDe } from './borrador/cuenta';
import SelectorCliente from './cliente/SelectorCliente';
import type { Mando } from './mando';
import PanelNota from './nota/PanelNota';

const nada = () => undefined;

const MANDO: Mando = {
  abrir: nada,
  agregarServicio: nada,
  sumar: nada,
  eliminar: nada,
  alternar: nada,
  elegirPago: nada,
  elegirMetodo: nada,
  cancelar: nada,
  guardar: nada,
};

const ANCLAS = {
  botonCliente: createRef<HTMLButtonElement>(),
  grupoPago: createRef<HTMLDivElement>(),
  botonGuardar: createRef<HTMLButtonElement>(),
};

/** An article, and all of it paid: everything that a blank note doesn't have. */
const CON_ARTICULO: Borrador = {
  ...borradorNuevo(),
  lineas: [{ id: '', servicio: '', servicioId: null, medida: 'pz', cantidad: 1000, precio: 100 }],
  pago: { id: '', tipo: 'liquidar', metodo: 'Efvo', monto: 0 },
};

const CUENTA = cuentaDe(CON_ARTICULO, {
  hoy: '2026-01-01',
  diasEntrega: 1,
  regla: { rulesType: 'sinCosto', conCosto: 0, rango: [] },
});

const SIN_NOMBRES: ReadonlyMap<string, string> = new Map();

/** What a cashier comes to in each note, drawn beforehand: the note once it has something, the pad of the kilos and the customers. */
export default function EnsayoDelMostrador({ telefono }: { telefono: boolean }) {
  return (
    <Ensayo de="punto de venta">
      <PanelNota
        borrador={CON_ARTICULO}
        cuenta={CUENTA}
        nombres={SIN_NOMBRES}
        destello={null}
        soloLectura={false}
        faltaCliente={false}
        guardando={false}
        fallo={null}
        anclas={ANCLAS}
        mando={MANDO}
      />
      <AmountDialog modo="kg" titulo="" precio={0} onAceptar={nada} onCancelar={nada} />
      <SelectorCliente ancla={null} telefono={telefono} onElegir={nada} onCerrar={nada} />
    </Ensayo>
  );
}
