import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import { nadieTieneElFoco } from '@lavanda/shared/ui/foco';
import Paper from '@mui/material/Paper';
import { useEffect, useRef } from 'react';
import { llevarFocoAlTitulo } from '../foco/llevarFocoAlTitulo';
import type { FallaDeEtapa } from './etapas';
import { codigoDeSoporte, explicar } from './textos';

/** What stopped a section, and when. */
export interface Fallida {
  seccion: string;
  falla: FallaDeEtapa;
  momento: Date;
}

/** Stands where a section should: what happened, another try and the code for support. Whoever was in the section when it stopped is on its title. */
export function FallaDeSeccion({
  fallida: { seccion, falla, momento },
  onReintentar,
}: {
  fallida: Fallida;
  onReintentar: () => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => (panel.current && nadieTieneElFoco() ? llevarFocoAlTitulo(panel.current) : undefined), []);

  return (
    <Paper ref={panel} variant="outlined" sx={{ borderRadius: '14px' }}>
      <ErrorPanel {...explicar(falla)} nivel="h1" codigo={codigoDeSoporte(seccion, falla, momento)} onReintentar={onReintentar} />
    </Paper>
  );
}
