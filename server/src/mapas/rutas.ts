import { clientesAutocomplete, clientesCoordenadas } from '@lavanda/shared/contract/clientes';
import { mapasConfiguracion } from '@lavanda/shared/contract/mapas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AjustesMapas } from '../ajustes.ts';
import { atender } from '../http/atender.ts';
import { fieldProblem, Problematico } from '../http/problema.ts';
import { configuracionMapas } from './configuracion.ts';
import { FallaGeocodificador, LugarInvalido } from './geocodificador.ts';
import { crearGoogle } from './google.ts';
import { LimitePorPersona } from './limite.ts';
import { crearPhoton } from './photon.ts';
import { TEXTOS } from './textos.ts';

/** Address search and what maps are drawn with. The server asks the geocoder: its key and the customers' addresses stay here. */
export function rutasMapas(app: FastifyInstance, ajustes: AjustesMapas): void {
  const { claveGoogle, placesUrl, geocoderUrl } = ajustes;
  const geocodificador = claveGoogle === undefined ? crearPhoton(geocoderUrl) : crearGoogle(placesUrl, claveGoogle);
  const proveedor = claveGoogle === undefined ? 'photon' : 'google';
  const limite = new LimitePorPersona();

  const preguntar = async <T>(request: FastifyRequest, trabajo: () => Promise<T>): Promise<T> => {
    try {
      return await trabajo();
    } catch (error) {
      if (error instanceof LugarInvalido) {
        throw fieldProblem(422, 'id', TEXTOS.lugarInvalido);
      }
      if (!(error instanceof FallaGeocodificador)) throw error;
      request.log.warn({ proveedor, motivo: error.motivo, estado: error.estado }, 'el geocodificador no respondió');
      throw new Problematico(503, TEXTOS.sinRespuesta);
    }
  };

  atender(app, mapasConfiguracion, async () => configuracionMapas(ajustes));

  atender(app, clientesAutocomplete, async ({ sesion, cuerpo, request }) => {
    const texto = cuerpo.address.trim();
    if (texto === '') return { results: [] };
    limite.contar(sesion.usuarioId);
    const lugares = await preguntar(request, () => geocodificador.buscar(texto, sesion.usuarioId));
    return { results: lugares.map(({ descripcion, id }): [string, string] => [descripcion, id]) };
  });

  atender(app, clientesCoordenadas, async ({ sesion, cuerpo, request }) => {
    if (geocodificador.coordenadasPorRed) limite.contar(sesion.usuarioId);
    return preguntar(request, () => geocodificador.coordenadas(cuerpo.id, sesion.usuarioId));
  });
}
