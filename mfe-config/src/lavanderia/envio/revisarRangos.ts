import { revisarEnvio } from '@lavanda/shared/domain/envio';
import { leerMonto } from '@lavanda/shared/domain/numeroEscrito';
import type { Borrador } from '../forma/borrador';

/** Problems of the bands by field ('envio.rules.rango.1.min'): errors stop the save, notices don't. */
export interface RevisionDeRangos {
  errores: Record<string, string>;
  avisos: Record<string, string>;
}

/** The domain's check of the bands while they are typed; rows that aren't whole yet are left out of it. */
export function revisarRangos({ tipo, rangos }: Pick<Borrador, 'tipo' | 'rangos'>): RevisionDeRangos {
  const enteras = rangos.flatMap(({ min, max }, lugar) => {
    const desde = leerMonto(min);
    const hasta = leerMonto(max);
    return desde === null || (hasta === null && max !== '') ? [] : [{ lugar, banda: { min: desde, max: hasta, envio: 0 } }];
  });
  const revision: RevisionDeRangos = { errores: {}, avisos: {} };
  for (const falla of revisarEnvio({ rulesType: tipo, conCosto: 0, rango: enteras.map(({ banda }) => banda) })) {
    const lugar = enteras[falla.rango]?.lugar;
    if (lugar === undefined) continue;
    const grupo = falla.gravedad === 'error' ? revision.errores : revision.avisos;
    grupo[`envio.rules.rango.${lugar}.${falla.campo}`] = falla.mensaje;
  }
  return revision;
}
