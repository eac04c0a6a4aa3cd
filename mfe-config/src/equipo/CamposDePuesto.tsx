import type { ReactNode } from 'react';
import CampoRol, { type RolAsignable } from './CampoRol';
import CampoSucursal from './CampoSucursal';
import type { Guardado } from './useGuardar';

interface CamposDePuestoProps {
  idSucursal: string;
  /** null keeps a role that can't be chosen here. */
  rol: RolAsignable | null;
  guardado: Pick<Guardado, 'errores' | 'olvidar'>;
  onSucursal(id: string): void;
  onRol(rol: RolAsignable): void;
  /** What choosing the role means. */
  avisos?: readonly string[];
  /** A way back from the choice. */
  accion?: ReactNode;
}

/** Where a person works and as what: the fields that inviting and modifying have alike. */
export default function CamposDePuesto(props: CamposDePuestoProps) {
  const { idSucursal, rol, guardado, onSucursal, onRol, avisos, accion } = props;
  const { errores, olvidar } = guardado;
  return (
    <>
      <CampoSucursal
        valor={idSucursal}
        error={errores.idSucursal}
        onCambio={(id) => {
          onSucursal(id);
          olvidar('idSucursal');
        }}
      />
      <CampoRol
        valor={rol}
        error={errores.rol}
        onCambio={(nuevo) => {
          onRol(nuevo);
          olvidar('rol');
        }}
        avisos={avisos}
        accion={accion}
      />
    </>
  );
}
