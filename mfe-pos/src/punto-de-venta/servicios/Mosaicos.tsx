import type { Servicio } from '@lavanda/shared/contract/servicios';
import Mosaico from './Mosaico';
import { Rejilla } from './Rejilla';
import { useCantidadesPintadas } from './useCantidadesPintadas';

export interface MosaicosProps {
  servicios: readonly Servicio[];
  /** Of the draft whose articles they count. */
  clave: string;
  deshabilitado: boolean;
  onElegir(servicio: Servicio): void;
}

/** The services of a category, each with how much of it the note has: another quantity draws its tile, and none of its neighbours. */
export function Mosaicos({ servicios, clave, ...resto }: MosaicosProps) {
  const cantidades = useCantidadesPintadas(clave);
  return (
    <Rejilla>
      {servicios.map((servicio) => (
        <Mosaico key={servicio._id} servicio={servicio} cantidad={cantidades.get(servicio._id) ?? 0} {...resto} />
      ))}
    </Rejilla>
  );
}
