/** What a page gets from an e-mail or from another site, put in its place. */

const INVITADO = { usuario: 'karla.mtz@correo.mx', tenant: { nombre: 'Agua Clara', logo: '' } };
const PUNTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The answer about the token of a link that no e-mail brought. */
export async function invitacion(pagina) {
  const contestar = (ruta) => ruta.fulfill({ json: { ...INVITADO, response: INVITADO } });
  await pagina.route('**/api/usuarios/confirmation/medida', contestar);
  await pagina.route('**/api/auth/restablecer/medida', contestar);
}

/** The map's tiles, without the other site that draws them. */
export async function mapa(pagina) {
  await pagina.route(/tile\.openstreetmap\.org/, (ruta) => ruta.fulfill({ contentType: 'image/png', body: PUNTO }));
}
