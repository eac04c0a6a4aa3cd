import Button from '@mui/material/Button';
import type { RemoteLoader } from '../federation/loader/RemoteLoader';
import type { RegistryResponse } from '../federation/registry/fetchRegistry';
import { readOverrides, saveOverride } from '../federation/registry/overrides';
import { Tabla } from './Tabla';
import { TEXTOS as T } from './textos';

interface PropsSecciones {
  composicion: RegistryResponse;
  cargador: RemoteLoader;
  onCambio: () => void;
}

/** Each remote: what the server gives, from where, and what this tab has loaded of it. */
export function Secciones({ composicion, cargador, onCambio }: PropsSecciones) {
  const desvios = readOverrides();
  const c = T.columnas;
  return (
    <Tabla
      nombre={T.secciones}
      encabezados={[c.remoto, c.rutas, c.version, c.origen, c.enUso]}
      filas={composicion.remotes.map(({ name, secciones, version, candidata, manifest }) => {
        const desvio = desvios[name];
        return {
          clave: name,
          celdas: [
            name,
            secciones.map((segmento) => `/app/${segmento}`).join(', '),
            desvio === undefined ? `${version ?? T.sinVersion}${candidata ? ` (${T.candidata})` : ''}` : T.desviada,
            <>
              {new URL(desvio ?? manifest, location.href).href}
              {desvio !== undefined && (
                <Button
                  aria-label={T.quitarDe(name)}
                  onClick={() => {
                    saveOverride(name, null);
                    onCambio();
                  }}
                >
                  {T.quitar}
                </Button>
              )}
            </>,
            enUso(cargador, secciones),
          ],
        };
      })}
    />
  );
}

function enUso(cargador: RemoteLoader, secciones: readonly string[]): string {
  const cargada = secciones.find((seccion) => cargador.lifecyclesOf(seccion));
  const remoto = cargada === undefined ? undefined : cargador.remoteOf(cargada);
  return remoto ? T.cargada(remoto.version ?? T.desviada) : T.sinCargar;
}
